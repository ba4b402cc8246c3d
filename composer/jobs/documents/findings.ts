import type { DocumentFinding, DraftFindings } from '../../api.ts';
import type { Overlay } from '../../server/checked.ts';
import { documentKind } from '../../server/files.ts';
import { keyOfFinding } from '../../server/document-finding.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { documentFindings, findingsOf } from './state.ts';
import type { Scene } from './scene.ts';

export interface FindingsOrder extends Scene {
  readonly file: string;
}

/** Findings of a full check that concern an editor's drafts, as JSON. */
export function findings(order: FindingsOrder, { scenes, checker }: JobContext): Written<DraftFindings> {
  const { file } = order;
  documentKind(file);
  const all = scenes.loaded(order).findings;
  const before = new Set(checker.with(new Map()).findings.map(keyOfFinding));
  return json({
    version: scenes.draft(order, file)?.version ?? 0,
    findings: findingsOf(file, all),
    elsewhere: documentFindings(all.filter((finding) => finding.file !== file && !before.has(keyOfFinding(finding)))),
  } satisfies DraftFindings);
}

export interface CheckOrder extends Scene {
  /** Texts of documents that are checked besides the drafts; null for documents to delete. */
  readonly texts: readonly (readonly [file: string, text: string | null])[];
}

/** Errors that the whole configuration would have. */
export function errors(order: CheckOrder, { scenes, checker }: JobContext): readonly DocumentFinding[] {
  const overlay: Overlay = new Map([...scenes.overlay(order), ...order.texts]);
  return documentFindings(checker.with(overlay).findings.filter(({ severity }) => severity === 'error'));
}
