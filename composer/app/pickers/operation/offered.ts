import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#documents/reader/path.ts';
import { queries } from '../../calls/queries.ts';
import type { PickerProps } from '../../form/form-context.ts';
import type { Offered } from './taking.ts';

/** Values that the page of a form offers: those of its subject, which its layout may define, and the placeholders of its route. */
export function useOffered({ document, root }: Pick<PickerProps, 'document' | 'root'>): Offered {
  const page = document();
  const layout = isRecord(page) && typeof page['layout'] === 'string' ? page['layout'] : undefined;
  const { data } = useQuery({ ...queries.draft(`layouts/${layout}.yaml`), enabled: layout !== undefined, staleTime: 60_000 });
  const kind = kindIn(page) ?? kindIn(data?.value);
  const subject = Object.values(root.definitions ?? {}).find(
    ({ properties }) => properties?.['kind']?.const === kind && kind !== undefined,
  );
  const route = isRecord(page) && typeof page['route'] === 'string' ? page['route'] : '';
  return {
    subject: subject?.['x-values'] ?? [],
    route: [...route.matchAll(/\[(?:\.\.\.)?(?<name>[\w-]+)\]/gu)].map((each) => each.groups?.['name'] ?? ''),
  };
}

function kindIn(page: unknown): string | undefined {
  const subject = isRecord(page) ? page['subject'] : undefined;
  return isRecord(subject) && typeof subject['kind'] === 'string' ? subject['kind'] : undefined;
}
