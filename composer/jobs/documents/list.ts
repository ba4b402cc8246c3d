import { statSync } from 'node:fs';
import { isRecord } from '#documents/reader/path.ts';
import { revisionOf } from '#documents/files/step.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { DocumentEntry, Documents } from '../../api.ts';
import { ownAddresses } from '../../server/addresses.ts';
import { textOf, type DraftHead } from '../../server/drafts.ts';
import { documentKind, pathOfDocument, readDocumentText } from '../../server/files.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { nameIn } from './names.ts';
import type { Scene } from './scene.ts';

export interface ListOrder extends Scene {
  /** Drafts of the editor, including those that cannot be opened. */
  readonly own: readonly Pick<DraftHead, 'file' | 'version' | 'revision' | 'deleted'>[];
  /** Plans by the document that they publish, the next one first. */
  readonly planned: Readonly<Record<string, NonNullable<DocumentEntry['planned']>>>;
  /** Names of other editors with a draft, by document. */
  readonly others: Readonly<Record<string, readonly string[]>>;
}

/** All documents with their findings: `Documents` as JSON. */
export function documents(order: ListOrder, context: JobContext): Written<Documents> {
  const { checker, scenes } = context;
  checker.look();
  const loaded = scenes.loaded(order);
  const files = [...new Set([...checker.files(), ...order.own.map(({ file }) => file)])].toSorted();
  const found = Map.groupBy(loaded.findings, ({ file }) => file);
  return json({
    documents: files.map((file) => entryOf(order, loaded, found.get(file) ?? [], file, context)),
    revision: revisionOf(checker.fingerprint()),
  } satisfies Documents);
}

function entryOf(
  order: ListOrder,
  loaded: LoadedConfig,
  findings: LoadedConfig['findings'],
  file: string,
  { folders, scenes, names }: JobContext,
): DocumentEntry {
  const own = order.own.find((draft) => draft.file === file);
  const draft = scenes.draft(order, file);
  const written = statSync(pathOfDocument(folders, file), { throwIfNoEntry: false });
  const text = draft === undefined ? undefined : (textOf(draft) ?? draft.base);
  const { title, route } = text === undefined ? names.of(file, written, () => readDocumentText(folders, file)) : nameIn(text);
  const [address] = ownAddresses(loaded, file);
  const number = numberOf(loaded.good.get(file)?.source.value);
  const planned = order.planned[file];
  return {
    file,
    kind: documentKind(file),
    title: title ?? route ?? file,
    ...(route !== undefined && { route }),
    ...(address !== undefined && { address }),
    ...(number !== undefined && { number }),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    changedAt: written?.mtime.toISOString() ?? null,
    ...(planned !== undefined && { planned }),
    ...(own !== undefined && {
      draft: { version: own.version, deleted: own.deleted, stale: revisionOf(readDocumentText(folders, file)) !== own.revision },
    }),
    others: order.others[file] ?? [],
  };
}

/** Numeric id of an issuer. */
function numberOf(value: unknown): number | undefined {
  const number = isRecord(value) ? value['idIssuer'] : undefined;
  return typeof number === 'number' ? number : undefined;
}
