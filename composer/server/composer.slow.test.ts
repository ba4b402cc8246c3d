import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startComposer, type Running } from './testing/start.ts';

const HOME = 'pages/home.yaml';
let composer: Running;

beforeEach(async () => {
  composer = await startComposer();
});
afterEach(() => composer.close());

const ask: Running['ask'] = (...asked) => composer.ask(...asked);
const onDisk = (file: string): string => readFileSync(join(composer.folders.config, file), 'utf8');
const change = (version: number, value: string, by = 'anna') =>
  ask('POST', `drafts/${HOME}/edits`, { version, patch: [{ op: 'replace', path: '/description', value }] }, by);
const publish = (version: number, message = 'Startseite', by = 'anna') =>
  ask('POST', 'publication', { files: [{ file: HOME, version }], message }, by);

describe('documents and drafts', () => {
  it('lists every document with kind, title, route and findings', async () => {
    const { status, body } = await ask('GET', 'documents');
    expect(status).toBe(200);
    expect(body.documents).toContainEqual(expect.objectContaining({ file: HOME, kind: 'page', route: '/', errors: 0, others: [] }));
    expect(body.documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['navigation', 'issuer', 'layout', 'blockList', 'contentPage', 'article', 'directory']),
    );
  });
  it('keeps an edit as a draft that only its editor sees, and publishes nothing', async () => {
    const before = onDisk(HOME);
    const { status, body } = await change(0, 'Neu');
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, canUndo: true, canRedo: false, at: '/description', stale: false, findings: [] });
    expect(body.text).toBe(before.replace(/^description: .*$/mu, 'description: Neu'));
    expect(onDisk(HOME)).toBe(before);
    expect((await ask('GET', `drafts/${HOME}`, undefined, 'ben')).body.text).toBe(before);
    const entry = (await ask('GET', 'documents', undefined, 'ben')).body.documents.find(({ file }) => file === HOME);
    expect(entry?.others).toEqual(['Anna Beispiel (anna@verlag.example)']);
  });
  it('has the draft with its undo after a new start', async () => {
    const before = onDisk(HOME);
    await change(0, 'Neu');
    composer = await composer.restart();
    const { body } = await ask('POST', `drafts/${HOME}/undo`, { version: 1 });
    expect(body).toMatchObject({ text: before, canUndo: false, canRedo: true, at: '/description' });
    expect((await ask('POST', `drafts/${HOME}/redo`, { version: 2 })).body.text).toContain('description: Neu');
  });
  it('takes letters typed into one field as one step', async () => {
    await change(0, 'N');
    await ask('POST', `drafts/${HOME}/edits`, { version: 1, joins: true, patch: [{ op: 'replace', path: '/description', value: 'Neu' }] });
    expect((await ask('POST', `drafts/${HOME}/undo`, { version: 2 })).body).toMatchObject({ text: onDisk(HOME), canUndo: false });
  });
  it('refuses an edit of another version with the draft as it is', async () => {
    await change(0, 'Neu');
    const { status, body } = await change(0, 'Anders');
    expect(status).toBe(409);
    expect(body).toMatchObject({ version: 1, file: HOME });
    expect(body.text).toContain('description: Neu');
  });
  it('tells findings of the draft at their place', async () => {
    const { body } = await ask('POST', `drafts/${HOME}/edits`, {
      version: 0,
      patch: [{ op: 'add', path: '/body/main/-', value: { type: 'gibt-es-nicht' } }],
    });
    expect(body.findings).toContainEqual(expect.objectContaining({ severity: 'error', rule: 'unknown-block', file: HOME }));
  });
  it('keeps what two windows of one editor have made of the same place, until he decides', async () => {
    const conflict = { at: '/description', base: 'A', theirs: 'B', mine: 'Meine' };
    const { body } = await ask('POST', `drafts/${HOME}/edits`, { version: 0, patch: [], conflicts: [conflict] });
    expect(body).toMatchObject({ version: 1, conflicts: [{ ...conflict, by: 'Anderes Fenster' }] });
    const decided = await ask('POST', `drafts/${HOME}/decisions`, { version: 1, at: '/description', take: 'mine' });
    expect(decided.body).toMatchObject({ conflicts: [], value: { description: 'Meine' } });
    expect((await ask('POST', `drafts/${HOME}/edits`, { version: 2, patch: [], conflicts: [1] })).status).toBe(400);
  });
  it('takes a whole text, and says where it is no YAML', async () => {
    const text = `${onDisk(HOME)}# Ende\n`;
    expect((await ask('PUT', `drafts/${HOME}/text`, { version: 0, text })).body).toMatchObject({ version: 1, text });
    const { status, body } = await ask('PUT', `drafts/${HOME}/text`, { version: 1, text: 'a: [1\nb: 2\n' });
    expect([status, body.line]).toEqual([422, 2]);
    expect((await ask('GET', `drafts/${HOME}`)).body.text).toBe(text);
  });
  it('forgets a draft that is discarded', async () => {
    await change(0, 'Neu');
    expect((await ask('DELETE', `drafts/${HOME}?version=0`)).status).toBe(409);
    expect((await ask('DELETE', `drafts/${HOME}?version=1`)).status).toBe(204);
    expect((await ask('GET', `drafts/${HOME}`)).body).toMatchObject({ version: 0, text: onDisk(HOME) });
  });
  it('says in sentences what a draft changes', async () => {
    await ask('POST', `drafts/${HOME}/edits`, {
      version: 0,
      patch: [{ op: 'add', path: '/body/main/-', value: { type: 'price-chart', range: 'Y1' } }],
    });
    const { body } = await ask('GET', `drafts/${HOME}/difference`);
    expect(body.differences).toEqual([expect.objectContaining({ kind: 'added', text: 'Baustein Kursverlauf: neu' })]);
  });
});

describe('a document that somebody has left unreadable by hand', () => {
  const broken = (): void => writeFileSync(join(composer.folders.config, 'footer.yaml'), 'a: [1\nb: 2\n');
  it('is shown with its fault, refuses patches with the line, and is mended as a text', async () => {
    const right = onDisk('footer.yaml');
    broken();
    expect((await ask('GET', 'drafts/footer.yaml')).status).toBe(200);
    const edit = await ask('POST', 'drafts/footer.yaml/edits', { version: 0, patch: [{ op: 'add', path: '/a', value: 1 }] });
    expect([edit.status, edit.body.line]).toEqual([422, 2]);
    const mended = await ask('PUT', 'drafts/footer.yaml/text', { version: 0, text: right });
    expect([mended.status, mended.body.text]).toEqual([200, right]);
    expect((await ask('POST', 'drafts/footer.yaml/undo', { version: 1 })).body.text).toBe('a: [1\nb: 2\n');
    expect((await ask('POST', 'drafts/footer.yaml/redo', { version: 2 })).body.text).toBe(right);
    expect((await ask('POST', 'publication', { files: [{ file: 'footer.yaml', version: 3 }], message: 'Geheilt' })).status).toBe(200);
    expect(onDisk('footer.yaml')).toBe(right);
  });
  it('is not rebased onto, and says where it is wrong', async () => {
    await ask('POST', 'drafts/footer.yaml/edits', { version: 0, patch: [{ op: 'add', path: '/neu', value: 1 }] });
    broken();
    const { status, body } = await ask('POST', 'drafts/footer.yaml/rebase', { version: 1 });
    expect([status, body.line]).toEqual([422, 2]);
  });
});

describe('publication', () => {
  it('writes the draft, and nothing else than the line that it changes', async () => {
    const before = onDisk(HOME);
    await change(0, 'Neu');
    const { status, body } = await publish(1);
    expect(status).toBe(200);
    expect(body.files).toEqual([HOME]);
    expect(onDisk(HOME)).toBe(before.replace(/^description: .*$/mu, 'description: Neu'));
    expect((await ask('GET', `drafts/${HOME}`)).body).toMatchObject({ version: 0, canUndo: false });
  });
  it('writes nothing while the configuration would have an error', async () => {
    await ask('POST', `drafts/${HOME}/edits`, { version: 0, patch: [{ op: 'remove', path: '/route' }] });
    const before = onDisk(HOME);
    const { status, body } = await publish(1);
    expect(status).toBe(422);
    expect(body.findings.length).toBeGreaterThan(0);
    expect(onDisk(HOME)).toBe(before);
  });
  it('publishes a new page together with another that refers to it, or none of them', async () => {
    const page =
      'title: Neu\nroute: /neu\ndescription: Eine neue Seite.\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n    - { type: page-intro, headline: Neu }\n';
    expect((await ask('POST', 'drafts/pages/neu.yaml/create', { text: page })).body).toMatchObject({ version: 1, findings: [] });
    await ask('POST', 'drafts/redirects.yaml/edits', {
      version: 0,
      patch: [{ op: 'add', path: '/redirects/-', value: { from: '/ganz-alt', to: '/neu', status: 301 } }],
    });
    const alone = await ask('POST', 'publication', { files: [{ file: 'redirects.yaml', version: 1 }], message: 'Umleitung' });
    expect(alone.status).toBe(422);
    const files = [
      { file: 'redirects.yaml', version: 1 },
      { file: 'pages/neu.yaml', version: 1 },
    ];
    expect((await ask('POST', 'publication', { files, message: 'Neue Seite' })).status).toBe(200);
    expect(onDisk('pages/neu.yaml')).toBe(page);
  });
  it('refuses to delete what others refer to', async () => {
    await ask('POST', 'drafts/pages/impressum.yaml/deletion', { version: 0 });
    const { status } = await ask('POST', 'publication', { files: [{ file: 'pages/impressum.yaml', version: 1 }], message: 'Weg' });
    expect(status).toBe(422);
    expect(existsSync(join(composer.folders.config, 'pages/impressum.yaml'))).toBe(true);
  });
  it('lets nobody overwrite what another has published: different parts merge, one field is a conflict with both sides', async () => {
    await change(0, 'Von Anna');
    await ask('POST', `drafts/${HOME}/edits`, { version: 0, patch: [{ op: 'replace', path: '/description', value: 'Von Ben' }] }, 'ben');
    await ask(
      'POST',
      `drafts/${HOME}/edits`,
      { version: 1, patch: [{ op: 'replace', path: '/body/top/0/headline', value: 'Bens Kopf' }] },
      'ben',
    );
    await publish(1);
    const late = await publish(2, 'Auch ich', 'ben');
    expect([late.status, late.body.stale]).toEqual([409, [HOME]]);
    const { body } = await ask('POST', `drafts/${HOME}/rebase`, { version: 2 }, 'ben');
    expect(body.conflicts).toEqual([
      expect.objectContaining({ at: '/description', theirs: 'Von Anna', mine: 'Von Ben', by: 'Anna Beispiel (anna@verlag.example)' }),
    ]);
    expect(body.text).toContain('Bens Kopf');
    expect((await publish(3, 'Auch ich', 'ben')).status).toBe(409);
    const decided = await ask('POST', `drafts/${HOME}/decisions`, { version: 3, at: '/description', take: 'mine' }, 'ben');
    expect(decided.body).toMatchObject({ conflicts: [], stale: false });
    expect((await publish(4, 'Auch ich', 'ben')).status).toBe(200);
    expect(onDisk(HOME)).toMatch(/description: Von Ben[^]*Bens Kopf/u);
  });
  it('remembers each state, says what it changed and brings it back as a new change', async () => {
    const before = onDisk(HOME);
    await change(0, 'Neu');
    await publish(1, 'Neue Beschreibung');
    const { entries } = (await ask('GET', `history/${HOME}`)).body;
    expect(entries).toEqual([expect.objectContaining({ editor: 'Anna Beispiel', message: 'Neue Beschreibung' })]);
    const state = (await ask('GET', `history/${HOME}/${entries[0]?.entry ?? ''}`)).body;
    expect(state.text).toBe(onDisk(HOME));
    expect(state.differences).toEqual([expect.objectContaining({ kind: 'changed', at: '/description' })]);
    await ask('PUT', `drafts/${HOME}/text`, { version: 0, text: before });
    await publish(1, 'Zurück');
    const restored = await ask('POST', `drafts/${HOME}/restore`, { version: 0, entry: entries[0]?.entry ?? '' });
    expect(restored.body.text).toContain('description: Neu');
  });
  it('commits to git in the editor’s name where the documents are a checkout, and nothing that lay beside', async () => {
    const git = (...args: string[]): string => execFileSync('git', ['-C', composer.folders.config, ...args], { encoding: 'utf8' });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', 'Anfang');
    writeFileSync(join(composer.folders.config, 'footer.yaml'), `${onDisk('footer.yaml')}# offen\n`);
    git('add', 'footer.yaml');
    await change(0, 'Neu');
    const { body } = await publish(1, 'Neue Beschreibung');
    expect(body.commit).toMatch(/^[0-9a-f]{40}$/u);
    expect(git('show', '--format=%an <%ae>: %s', '--numstat', 'HEAD').trim()).toBe(
      `Anna Beispiel <anna@verlag.example>: Neue Beschreibung\n\n1\t1\t${HOME}`,
    );
    const { entries } = (await ask('GET', `history/${HOME}`)).body;
    expect(entries.map(({ message }) => message)).toEqual(['Neue Beschreibung', 'Anfang']);
    expect((await ask('GET', `history/${HOME}/${entries[0]?.entry ?? ''}`)).body.differences).toHaveLength(1);
  });
});

describe('who may what', () => {
  it('lets only the chief editor publish', async () => {
    await change(0, 'Neu', 'carl');
    expect((await publish(1, 'Ich', 'carl')).status).toBe(403);
  });
  it('refuses what does not come from its own pages', async () => {
    const patch = { version: 0, patch: [] };
    expect((await ask('POST', `drafts/${HOME}/edits`, patch, 'anna', { origin: 'https://boese.example' })).status).toBe(403);
    expect((await ask('POST', `drafts/${HOME}/edits`, patch, 'anna', { 'x-parkett-composer': '' })).status).toBe(403);
  });
  it.each([
    '../package.json',
    'pages/../../x.yaml',
    '..%2F..%2Fx.yaml',
    'schemas/x.yaml',
    'pages/.verborgen.yaml',
    'pages/a.json',
    'reader/load.ts',
    'C:/x.yaml',
    'pages/a%00.yaml',
  ])('answers no document %s', async (name) => {
    expect([400, 404]).toContain((await ask('GET', `drafts/${name}`)).status);
    expect([400, 404]).toContain((await ask('POST', `drafts/${name}/create`, { text: 'a: 1' })).status);
  });
  it('follows no link out of its folders', async () => {
    const secret = join(composer.folders.config, '../geheim');
    writeFileSync(`${secret}.yaml`, 'a: 1\n');
    symlinkSync(`${secret}.yaml`, join(composer.folders.config, 'pages/link.yaml'));
    symlinkSync(join(composer.folders.config, '..'), join(composer.folders.config, 'pages/hinaus'));
    expect((await ask('GET', 'drafts/pages/link.yaml')).status).toBe(403);
    expect((await ask('GET', 'drafts/pages/hinaus/geheim.yaml')).status).toBe(403);
    expect((await ask('POST', 'drafts/pages/hinaus/neu.yaml/create', { text: 'a: 1\n' })).status).toBe(403);
  });
  it('unfolds no bomb of aliases and takes no endless text', async () => {
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`)
      .join('\n')}\n`;
    expect((await ask('PUT', `drafts/${HOME}/text`, { version: 0, text: bomb })).status).toBe(422);
    expect((await ask('PUT', `drafts/${HOME}/text`, { version: 0, text: 'x'.repeat(1_500_000) })).status).toBe(413);
    expect((await ask('PUT', `drafts/${HOME}/text`, { version: 0, text: 'x'.repeat(4_000_000) })).status).toBe(413);
  });
  it('writes down who did what', async () => {
    await change(0, 'Neu');
    await publish(1);
    const log = readFileSync(join(composer.data, 'audit.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(log).toEqual([
      expect.objectContaining({ editor: 'anna@verlag.example', action: 'edits', file: HOME }),
      expect.objectContaining({ editor: 'anna@verlag.example', action: 'publish', file: HOME }),
    ]);
  });
  it('says who else has a document open', async () => {
    expect((await ask('POST', 'presence', { file: HOME })).body.others).toEqual([]);
    expect((await ask('POST', 'presence', { file: HOME }, 'ben')).body.others).toEqual([
      expect.objectContaining({ name: 'Anna Beispiel' }),
    ]);
    expect((await ask('POST', 'presence', { file: 'footer.yaml' }, 'ben')).body.others).toEqual([]);
  });
});

describe('what it is edited with', () => {
  it('has every block folder in the palette, with an example', async () => {
    const { blocks } = (await ask('GET', 'blocks')).body;
    expect(blocks.length).toBeGreaterThan(90);
    expect(blocks).toContainEqual(
      expect.objectContaining({ type: 'price-chart', family: 'instrument', vocabulary: 'page', name: 'Kursverlauf' }),
    );
  });
  it.each(['page', 'layout', 'navigation', 'blockList', 'issuer', 'contentPage'])('has the schema of %s', async (kind) => {
    expect((await ask('GET', `schemas/${kind}`)).body).toMatchObject({ $schema: expect.stringContaining('json-schema.org') });
  });
});
