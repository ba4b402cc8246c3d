import { readFileSync } from 'node:fs';
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

describe('documents that refer to each other', () => {
  it('says where a document is used and what would break without it', async () => {
    const { body } = await ask('GET', 'uses/pages/impressum.yaml');
    expect(body.uses).toContainEqual({ file: 'footer.yaml', at: '/legal/links/0/link' });
    expect(body.breaks).toContainEqual(expect.objectContaining({ file: 'footer.yaml', rule: 'unknown-path' }));
    const layout = (await ask('GET', 'uses/layouts/einstieg.yaml')).body;
    expect(layout.uses).toContainEqual({ file: 'pages/anlagethemen/start.yaml', at: '/layout' });
    expect((await ask('GET', `uses/${HOME}`)).body.uses.length).toBeGreaterThan(0);
  });
  it('renames a route with everything that leads to it, and leads on from the old one', async () => {
    const { status, body } = await ask('POST', 'drafts/pages/impressum.yaml/route', {
      version: 0,
      route: '/wir/impressum',
      redirect: true,
    });
    expect([status, body.left]).toEqual([200, []]);
    expect(body.files).toEqual(expect.arrayContaining(['pages/impressum.yaml', 'footer.yaml', 'redirects.yaml']));
    expect(body.files[0]).toBe('pages/impressum.yaml');
    expect((await ask('GET', 'drafts/pages/impressum.yaml')).body.text).toBe(
      onDisk('pages/impressum.yaml').replace('route: /impressum', 'route: /wir/impressum'),
    );
    expect((await ask('GET', 'drafts/redirects.yaml')).body.text).toContain('{ from: /impressum, to: /wir/impressum, status: 301 }');
    const files = body.files.map((file) => ({ file, version: 1 }));
    expect((await ask('POST', 'publication', { files, message: 'Impressum umgezogen' })).status).toBe(200);
    expect(onDisk('footer.yaml')).toContain('/wir/impressum');
  });
  it('takes the redirect back with the page that comes back', async () => {
    const move = (version: number, route: string) => ask('POST', 'drafts/pages/impressum.yaml/route', { version, route, redirect: true });
    const publish = (files: readonly string[], version: number) =>
      ask('POST', 'publication', { files: files.map((file) => ({ file, version })), message: 'Umgezogen' });
    const before = onDisk('redirects.yaml');
    const away = await move(0, '/wir/impressum');
    expect((await publish(away.body.files, 1)).status).toBe(200);
    const back = await move(0, '/impressum');
    expect([back.status, back.body.left]).toEqual([200, []]);
    expect((await publish(back.body.files, 1)).status).toBe(200);
    expect(onDisk('redirects.yaml')).toBe(`${before}  - { from: /wir/impressum, to: /impressum, status: 301 }\n`);
    expect(onDisk('pages/impressum.yaml')).toContain('route: /impressum\n');
  });
  it('refuses a route that is none, and one that the page has', async () => {
    const route = (name: string) => ask('POST', 'drafts/pages/impressum.yaml/route', { version: 0, route: name });
    expect([(await route('ohne')).status, (await route('/impressum')).status]).toEqual([422, 422]);
    expect((await ask('POST', 'drafts/footer.yaml/route', { version: 0, route: '/x' })).status).toBe(400);
  });
  it('tells what a draft breaks elsewhere', async () => {
    await ask('POST', 'drafts/pages/impressum.yaml/edits', { version: 0, patch: [{ op: 'replace', path: '/route', value: '/neu' }] });
    const { body } = await ask('GET', 'drafts/pages/impressum.yaml/findings');
    expect(body).toMatchObject({ version: 1, findings: [{ rule: 'moved-route', severity: 'warning' }] });
    expect(body.elsewhere).toContainEqual(expect.objectContaining({ file: 'footer.yaml', rule: 'unknown-path', at: expect.any(String) }));
  });
  it('makes a page from three answers', async () => {
    const answers = { title: 'Neu', route: '/ganz/neu', description: 'Etwas Neues.' };
    const { status, body } = await ask('POST', 'templates/page', { answers });
    expect([status, body.file, body.version, body.findings]).toEqual([200, 'pages/ganz/neu.yaml', 1, []]);
    expect((await ask('GET', 'addresses/pages/ganz/neu.yaml')).body.addresses).toEqual(['/ganz/neu']);
    expect((await ask('POST', 'templates/page', { answers })).status).toBe(422);
  });
  it('gives colleagues a link to look at a draft', async () => {
    const { body } = await ask('POST', 'links', { path: '/aktien' });
    expect(body.address).toMatch(/^\/redaktion\/vorschau-link\/[\w-]{32}\/aktien$/u);
    expect((await ask('GET', 'links')).body.links).toEqual([expect.objectContaining({ id: body.id, path: '/aktien' })]);
    expect((await ask('DELETE', `links/${body.id}`, undefined, 'carl')).status).toBe(404);
    expect((await ask('DELETE', `links/${body.id}`)).status).toBe(204);
    expect((await ask('POST', 'links', { path: 'https://boese.example' })).status).toBe(400);
  });
});
