import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../api.ts';
import { CallFault } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { NoAccess } from '../shell/no-access.tsx';
import { DocumentEditor } from './document-editor.tsx';

/** Workspace of one document; renders once everything it needs has loaded. */
export function Workspace({ file, session }: { readonly file: string; readonly session: Session }) {
  const draft = useQuery(queries.draft(file));
  const blocks = useQuery(queries.blocks);
  const schema = useQuery({ ...queries.schema(draft.data?.kind ?? ''), enabled: draft.data !== undefined });
  const fault = draft.error ?? blocks.error;
  if (fault !== null)
    return (
      <NoAccess
        status={fault instanceof CallFault ? fault.status : 0}
        message={fault.message}
        retry={() => Promise.all([draft.refetch(), blocks.refetch()])}
      />
    );
  // A kind without a schema has no form, only its text.
  if (draft.data === undefined || blocks.data === undefined || schema.isLoading)
    return (
      <Center h="100dvh">
        <Loader aria-label="Das Dokument wird geladen" size="sm" />
      </Center>
    );
  return <DocumentEditor first={draft.data} blocks={blocks.data} schema={schema.data ?? {}} session={session} />;
}
