import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack } from './attack.ts';
import { enterAsEditor, publishText, type AttackingEditor } from './runner/editor.ts';
import { startOwnSite } from './runner/own-site.ts';

/** Maximum time of the first preview, which reads all documents, in ms. */
const FIRST_MS = 30_000;

/** Returns the address of a preview link that an editor creates for a page; the link also opens all other pages. */
async function makeLink(editor: AttackingEditor, path: string): Promise<string> {
  const { body } = await editor.ask('POST', 'links', { path, pages: 'all' });
  return (JSON.parse(body) as { readonly address: string }).address;
}

const ARTICLE = 'articles/warnzeichen-bilanz.yaml';
/** Text behind the paywall mark of the draft, for subscribers only. */
const SECRET = 'Kanarienvogel hinter der Bezahlschranke';

/** A link shows pages to visitors without login; its holder requests them as a subscriber sees them. */
const asPlus: Attack = {
  name: 'preview-link-as-plus',
  seconds: 20,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'basic', '203.0.113.91');
    const shipped = readFileSync(join(portal.documents.content, ARTICLE), 'utf8');
    const text = shipped.replace('- { type: crop-mark }', `- { type: crop-mark }\n  - { type: paragraph, value: ${SECRET} }`);
    const draft = JSON.parse((await editor.ask('GET', `drafts/content/${ARTICLE}`)).body) as { readonly version: number };
    await editor.ask('PUT', `drafts/content/${ARTICLE}/text`, { version: draft.version, text }, { timeout: FIRST_MS });
    const path = `/${/^alias: (\S+)$/mu.exec(shipped)?.[1] ?? ''}`;
    const look = async (address: string) => {
      const { status, body } = await portal.ask({ url: portal.site + address, from: '203.0.113.92', timeout: FIRST_MS });
      return { status, isWhole: body.includes(SECRET) };
    };
    const forPlus = await look(await makeLink(editor, `${path}?vorschau-als=plus`));
    const forced = await look(`${await makeLink(editor, path)}?vorschau-als=plus`);
    return {
      before: 'Text für Abonnenten gelesen',
      after: `Link für Plus: ${describeAnswer(forPlus)}; Link für Besucher, als Plus gefragt: ${describeAnswer(forced)}`,
      held: forPlus.status === 200 && forPlus.isWhole && forced.status === 200 && !forced.isWhole,
    };
  },
};

/** Follows a link whose creator is no longer an editor. */
const afterRemoval: Attack = {
  name: 'preview-link-after-removal',
  seconds: 30,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'basic', '203.0.113.93');
    const address = await makeLink(editor, '/impressum');
    const before = await portal.ask({ url: portal.site + address, from: '203.0.113.94', timeout: FIRST_MS });
    const data = mkdtempSync(join(tmpdir(), 'parkett-attack-links-'));
    mkdirSync(join(data, 'composer'), { mode: 0o700 });
    cpSync(join(portal.data, 'composer/links.json'), join(data, 'composer/links.json'));
    const site = await startOwnSite(portal, data, `${portal.users.email('plus')}=chefredaktion`);
    try {
      const after = await portal.ask({ url: site.origin + address, from: '203.0.113.94', timeout: FIRST_MS });
      return {
        before: 'Entwürfe gezeigt, so lange der Link galt',
        after: `als Redakteur ${before.status}, ohne Rolle ${after.status}`,
        held: before.status === 200 && after.status === 404,
      };
    } finally {
      await site.end();
      rmSync(data, { recursive: true, force: true });
    }
  },
};

const PAGE = 'pages/angriff.yaml';
/** Address that browsers read as another host although it begins with a slash. */
const FOREIGN = '//boese.example/angebot';

/** A chief editor publishes a page with a link that looks like one of the portal and leads to another host. */
const foreignLink: Attack = {
  name: 'foreign-link-as-own',
  seconds: 15,
  apart: true,
  async run(portal) {
    const editor = await enterAsEditor(portal, 'plus', '203.0.113.95');
    const publish = (file: string, link: string): Promise<number> => {
      const text = `route: /angriff\ntitle: Angriff\ndescription: Angriff\ndataClass: static\nrendering: cached\nrobots: noindex
body: { main: [{ type: link-list, headline: A, groups: [{ links: [{ name: Angebot, link: '${link}' }] }] }] }\n`;
      return publishText(editor, file, text, 'Angebot');
    };
    const [foreign, own] = [await publish(PAGE, FOREIGN), await publish(PAGE, '/aktien')];
    return {
      before: 'veröffentlicht und als eigene Seite verlinkt',
      after: `Link auf fremden Rechner: ${foreign}, auf eigene Seite: ${own}`,
      held: foreign === 422 && own === 200,
    };
  },
};

export const attacks: readonly Attack[] = [asPlus, afterRemoval, foreignLink];

function describeAnswer({ status, isWhole }: { readonly status: number; readonly isWhole: boolean }): string {
  return `${status}, ${isWhole ? 'ganzer Text' : 'gekürzter Text'}`;
}
