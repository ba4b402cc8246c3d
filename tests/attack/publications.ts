import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Attack, Portal } from './attack.ts';
import { enterAsEditor, publishText, type AttackingEditor } from './runner/editor.ts';

const PAGE = 'pages/maintenance.yaml';

/** Publishes the page with a changed description. */
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

/** Changes the account name of a logged-in user. */
async function rename(
  { site, ask }: Pick<Portal, 'site' | 'ask'>,
  { headers }: AttackingEditor,
  firstName: string,
  lastName: string,
): Promise<void> {
  await ask({ url: `${site}/api/v1/users/name`, method: 'PUT', headers, body: { firstName, lastName, isRemoved: false } });
}

/** An editor publishes a document and another that needs it to be a folder: no file system can hold both. */
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

/** An editor without letters in their name publishes with a message that git rejects, to leave no trace in the history. */
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

/** An editor takes the name of the chief editor to make others mistake their draft for the chief editor's. */
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

const OWN = 'pages/angriff.yaml';
/** Addresses that the portal answers itself, which an impostor page would use. */
const ROUTES = ['/api/v1/users/login', '/redaktion/anmelden', '/assets/live.js', '/_next/data', '/ws', '/robots.txt', '/health'];

/** A chief editor publishes pages and a redirect at addresses of the portal itself, such as a login page at an address of the API. */
const reservedAddress: Attack = {
  name: 'publication-reserved-address',
  seconds: 30,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'plus', '203.0.113.85');
    // Two pages of the same name would be refused for that reason alone.
    const text = readFileSync(join(portal.documents.config, PAGE), 'utf8').replace(/^name: .*\n/mu, '');
    const publish = (file: string, written: string): Promise<number> => publishText(editor, file, written, 'Eigene Adresse');
    const pages: number[] = [];
    for (const route of ROUTES) pages.push(await publish(OWN, text.replace(/^route: .*$/mu, `route: ${route}`)));
    const redirects = readFileSync(join(portal.documents.config, 'redirects.yaml'), 'utf8');
    const redirect = await publish(
      'redirects.yaml',
      redirects.replace(/^redirects:\n/mu, 'redirects:\n  - { from: /api/v1/users/login, to: /aktien }\n'),
    );
    const own = await publish(OWN, text.replace(/^route: .*$/mu, 'route: /angriff-eigene'));
    return {
      before: 'veröffentlicht, ohne dass es jemand merkt',
      after: `Seiten ${pages.join(', ')}; Weiterleitung ${redirect}; an eigener Adresse ${own}`,
      held: pages.every((status) => status === 422) && redirect === 422 && own === 200,
    };
  },
};

const MARKUP_PAGE = 'pages/angriff-text.yaml';
/** Markup of a hostile clipboard that would end up in a text if the field did not clean it. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">hier</a>',
  '<svg onload=alert(1)><a href="/aktien" onclick=alert(1)>dort</a></svg>',
  '<iframe src="https://boese.example"></iframe>',
].join(' ');
const RUNS = /<img src=x|<script>alert|href="javascript:|<[^>]+\son(?:load|click|error)=|<iframe src="https:\/\/boese/u;

/** An editor pastes a text with scripts and sends a link to its preview to the chief editor. */
const pastedScript: Attack = {
  name: 'publication-pasted-script',
  seconds: 20,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'basic', '203.0.113.86');
    const text = `route: /angriff-text\ntitle: Angriff\ndescription: Angriff\ndataClass: static\nrendering: cached\nrobots: noindex
body: { main: [{ type: paragraph, value: '${HOSTILE} Anfang und Ende' }] }\n`;
    const made = await editor.ask('POST', `drafts/${MARKUP_PAGE}/create`, { text }, { timeout: 30_000 });
    const link = await editor.ask('POST', 'links', { path: '/angriff-text', pages: 'all' });
    const { address } = JSON.parse(link.body) as { readonly address: string };
    const { status, body } = await portal.ask({ url: portal.site + address, from: '203.0.113.87', timeout: 30_000 });
    const isShown = body.includes('Anfang und Ende');
    const runs = RUNS.exec(body)?.[0];
    return {
      before: 'Skripte eines Textes liefen in der Vorschau',
      after: `Entwurf ${made.status}, Vorschau ${status} ${isShown ? 'mit' : 'ohne'} Text, ${runs === undefined ? 'nichts, was läuft' : `darin ${runs}`}`,
      held: status === 200 && isShown && runs === undefined,
    };
  },
};

export const attacks: readonly Attack[] = [fileAsFolder, withoutTrace, imitatedName, reservedAddress, pastedScript];
