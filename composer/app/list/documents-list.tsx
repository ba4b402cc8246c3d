import { SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Session } from '../../api.ts';
import { messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { AppHeader } from '../shell/app-header.tsx';
import { useShortcuts } from '../shell/shortcuts-provider.tsx';
import { useTitle } from '../shell/use-title.ts';
import { DocumentRows } from './document-rows.tsx';
import { countsOf, findDocuments, type Show } from './find-documents.ts';
import { GROUPS } from './kinds.ts';
import { NewMenu } from './new-menu.tsx';
import { useWanted } from './use-wanted.ts';

const SHOWS: readonly { readonly value: Show; readonly label: string }[] = [
  { value: 'all', label: 'Alle' },
  { value: 'drafts', label: 'Entwürfe' },
  { value: 'planned', label: 'Geplant' },
  { value: 'findings', label: 'Befunde' },
];

/** List of all documents: search, state of drafts and findings, links to the documents. */
export function DocumentsList({ session }: { readonly session: Session }) {
  useTitle('Alle Dokumente');
  const { data, error } = useQuery(queries.documents);
  const [wanted, setWanted] = useWanted();
  const search = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const documents = useMemo(() => data?.documents ?? [], [data]);
  const found = useMemo(() => findDocuments(documents, wanted), [documents, wanted]);
  const counts = useMemo(() => countsOf(documents), [documents]);
  useShortcuts(() => [{ keys: '/', name: 'Suchen', group: 'Liste', run: () => search.current?.focus() }]);
  return (
    <div className="list">
      <AppHeader session={session}>
        <TextInput
          ref={search}
          className="list__search"
          aria-label="Dokumente suchen"
          placeholder="Titel, Adresse oder Datei suchen"
          leftSection={<Search size={14} />}
          rightSection={!isFocused && wanted.text === '' ? <kbd className="list__key">/</kbd> : null}
          value={wanted.text}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => setWanted({ ...wanted, text: event.currentTarget.value })}
        />
      </AppHeader>
      <div className="list__body">
        <nav className="list__groups" aria-label="Arten von Dokumenten">
          {[undefined, ...GROUPS].map((group) => (
            <UnstyledButton
              key={group ?? ''}
              className="list__group"
              aria-current={wanted.group === group ? 'true' : undefined}
              onClick={() => setWanted({ ...wanted, group })}
            >
              <span>{group ?? 'Alles'}</span>
              <span className="list__count">{group === undefined ? documents.length : (counts.get(group) ?? 0)}</span>
            </UnstyledButton>
          ))}
        </nav>
        <main className="list__main">
          <div className="list__head">
            <h1 className="list__title">{wanted.group ?? 'Alle Dokumente'}</h1>
            <Text size="sm" c="dimmed" role="status">
              {data === undefined ? 'Wird geladen …' : `${found.length} von ${documents.length}`}
            </Text>
            <SegmentedControl
              className="list__shows"
              aria-label="Was gezeigt wird"
              data={[...SHOWS]}
              value={wanted.show}
              onChange={(show) => setWanted({ ...wanted, show })}
            />
            <NewMenu />
          </div>
          {error !== null && (
            <Text c="red" role="alert">
              {messageOf(error)}
            </Text>
          )}
          {data !== undefined && found.length === 0 ? (
            <p className="list__empty">Kein Dokument passt dazu.</p>
          ) : (
            <DocumentRows documents={found} />
          )}
        </main>
      </div>
    </div>
  );
}
