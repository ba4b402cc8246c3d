import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Attack, Portal } from './attack.ts';
import { enterAsEditor, type AttackingEditor } from './runner/editor.ts';

const PAGE = 'pages/maintenance.yaml';

/** Publishes the page with another description. */
async function publishPage(editor: AttackingEditor, description: string, message: string): Promise<number> {
  const { version } = JSON.parse((await editor.ask('GET', `drafts/${PAGE}`)).body) as { readonly version: number };
  const patch = [{ op: 'replace', path: '/description', value: description }];
  const edited = await editor.ask('POST', `drafts/${PAGE}/edits`, { version, patch }, { timeout: 30_000 });
  const draft = JSON.parse(edited.body) as { readonly version: number };
  const sent = { files: [{ file: PAGE, version: draft.version }], message };
  return (await editor.ask('POST', 'publication', sent, { timeout: 30_000 })).status;
}

function lastCommit({ documents }: Pick<Portal, 'documents'>): string {
  return execFileSync('git', ['-C', dirname(documents.config), 'log', '-1', '--format=%H %ae'], { encoding: 'utf8' }).trim();
}

/** Another name for the account of somebody who is logged in. */
async function rename(
  { site, ask }: Pick<Portal, 'site' | 'ask'>,
  { headers }: AttackingEditor,
  firstName: string,
  lastName: string,
): Promise<void> {
  await ask({ url: `${site}/api/v1/users/name`, method: 'PUT', headers, body: { firstName, lastName, isRemoved: false } });
}

/** An editor publishes a document and another one that needs it to be a folder: no disk can hold both. */
const fileAsFolder: Attack = {
  name: 'publication-file-as-folder',
  seconds: 12,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'plus', '203.0.113.81');
    const text = readFileSync(join(portal.documents.config, PAGE), 'utf8');
    const files = ['pages/zz.yaml', 'pages/zz.yaml/y.yaml'];
    for (const [index, file] of files.entries())
      await editor.ask('POST', `drafts/${file}/create`, { text: text.replace(/^route: .*$/mu, `route: /zz-${index}`) });
    const sent = { files: files.map((file) => ({ file, version: 1 })), message: 'Beide' };
    const both = await editor.ask('POST', 'publication', sent, { timeout: 30_000 });
    const next = await publishPage(editor, 'Nach Ordner und Dokument', 'Danach');
    return {
      before: 'jede spätere Veröffentlichung 500, bis jemand eine Datei löscht',
      after: `beide zusammen ${both.status}, die nächste Veröffentlichung ${next}`,
      held: both.status === 422 && next === 200,
    };
  },
};

/** An editor without a name in letters publishes with a sentence that git cannot take, so that the history shows nothing of it. */
const withoutTrace: Attack = {
  name: 'publication-without-trace',
  seconds: 12,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'plus', '203.0.113.82');
    await rename(portal, editor, '<', '>');
    const before = lastCommit(portal);
    const status = await publishPage(editor, 'Ohne Spur', 'ohne\u0000Spur');
    const after = lastCommit(portal);
    await rename(portal, editor, 'Petra', 'Plus');
    return {
      before: 'veröffentlicht, ohne Commit',
      after: `Antwort ${status}, ${before === after ? 'kein Commit' : `Commit von ${after.split(' ')[1]}`}`,
      held: status === 200 ? before !== after && after.endsWith(portal.users.email('plus')) : before === after,
    };
  },
};

/** An editor takes the name of the chief editor, so that others take their draft for the chief editor's. */
const imitatedName: Attack = {
  name: 'publication-imitated-name',
  seconds: 8,
  apart: true,
  async run(portal) {
    const [chief, other] = [await enterAsEditor(portal, 'plus', '203.0.113.83'), await enterAsEditor(portal, 'pro', '203.0.113.84')];
    for (const each of [chief, other]) await rename(portal, each, 'Chefin', 'vom Dienst');
    const file = 'updates.yaml';
    const { version } = JSON.parse((await other.ask('GET', `drafts/${file}`)).body) as { readonly version: number };
    const text = `${readFileSync(join(portal.documents.config, file), 'utf8')}# von wem?\n`;
    await other.ask('PUT', `drafts/${file}/text`, { version, text });
    const { documents } = JSON.parse((await chief.ask('GET', 'documents', undefined, { timeout: 30_000 })).body) as {
      readonly documents: readonly { readonly file: string; readonly others: readonly string[] }[];
    };
    const shown = documents.find((each) => each.file === file)?.others ?? [];
    return {
      before: 'nur der selbst gewählte Name',
      after: `als anderer mit Entwurf steht da: ${shown.join(', ')}`,
      held: shown.length > 0 && shown.every((each) => each.includes(portal.users.email('pro'))),
    };
  },
};

export const attacks: readonly Attack[] = [fileAsFolder, withoutTrace, imitatedName];
