import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from './handlers.ts';
import { ownFolders, startComposer, type Running } from './testing/start.ts';

const HOME = 'pages/home.yaml';
const CHRISTMAS = '2026-12-24T08:00:00+01:00';
let composer: Running;
/** Clock of the composer, and the functions that it has scheduled. */
let clock = 0;
let waiting: { readonly at: number; readonly run: () => Promise<void> }[] = [];
let published = 0;
let mayPublish = true;
const settings = {
  now: () => clock,
  later: (milliseconds: number, run: () => Promise<void>) => void waiting.push({ at: clock + milliseconds, run }),
  published: () => void (published += 1),
  mayPublish: () => mayPublish,
};
/** Advances the clock to a time and runs everything scheduled until then. */
const pass = async (to: string): Promise<void> => {
  const end = Date.parse(to);
  for (;;) {
    const next = waiting.toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined || next.at > end) break;
    waiting = waiting.filter((each) => each !== next);
    clock = Math.max(clock, next.at);
    await next.run();
  }
  clock = end;
};

beforeEach(async () => {
  [clock, waiting, published, mayPublish] = [Date.parse('2026-12-24T07:30:00+01:00'), [], 0, true];
  const folders = ownFolders();
  composer = await startComposer(folders, join(folders.root, 'data'), settings);
});
afterEach(() => composer.close());

const ask: Running['ask'] = (...asked) => composer.ask(...asked);
const onDisk = (file: string): string => readFileSync(join(composer.folders.config, file), 'utf8');
const described = (file = HOME): string | undefined => /^description: (.*)$/mu.exec(onDisk(file))?.[1];
const edit = (file: string, path: string, value: string, { version = 0, by = 'anna' } = {}) =>
  ask('POST', `drafts/${file}/edits`, { version, patch: [{ op: 'replace', path, value }] }, by);
const plan = (at = CHRISTMAS, files = [{ file: HOME, version: 1 }], by = 'anna') =>
  ask('POST', 'publication', { files, message: 'Weihnachten', at }, by);
const plans = async () => (await ask('GET', 'plans')).body.plans;
const audited = (): readonly AuditEntry[] =>
  readFileSync(join(composer.data, 'audit.jsonl'), 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as AuditEntry]));

describe('a publication that is planned', () => {
  it('is published at its time and not before, and noted in the editor’s name', async () => {
    const before = onDisk(HOME);
    await edit(HOME, '/description', 'Frohes Fest');
    expect(await plan()).toMatchObject({ status: 200, body: { plan: { at: '2026-12-24T07:00:00.000Z', message: 'Weihnachten' } } });
    expect((await ask('GET', 'documents', undefined, 'ben')).body.documents.find(({ file }) => file === HOME)).toMatchObject({
      planned: { at: '2026-12-24T07:00:00.000Z', by: 'Anna Beispiel (anna@verlag.example)', failed: false },
    });
    await pass('2026-12-24T07:59:59.999+01:00');
    expect([onDisk(HOME), published]).toEqual([before, 0]);
    await pass(CHRISTMAS);
    expect([onDisk(HOME), published]).toEqual([before.replace(/^description: .*$/mu, 'description: Frohes Fest'), 1]);
    expect(await plans()).toEqual([]);
    expect((await ask('GET', `drafts/${HOME}`)).body).toMatchObject({ version: 0, stale: false });
    expect((await ask('GET', `history/${HOME}`)).body.entries).toEqual([
      {
        entry: expect.any(String) as string,
        at: '2026-12-24T07:00:00.000Z',
        editor: 'Anna Beispiel',
        email: 'anna@verlag.example',
        message: 'Weihnachten',
      },
    ]);
    expect(audited().map(({ action }) => action)).toEqual(['edits', 'plan', 'publish']);
  });
  it('is committed to git where the documents are a checkout', async () => {
    const git = (...args: string[]): string => execFileSync('git', ['-C', composer.folders.config, ...args], { encoding: 'utf8' });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '-m', 'Anfang');
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    await pass(CHRISTMAS);
    expect(git('log', '-1', '--format=%an %ae %s').trim()).toBe('Anna Beispiel anna@verlag.example Weihnachten');
    expect(git('status', '--porcelain')).toBe('');
  });
  it('has the drafts as they were: what is edited since is a draft still, and can be planned anew', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    const { id } = (await plan()).body.plan;
    await edit(HOME, '/description', 'Frohes neues Jahr', { version: 1 });
    expect(await plans()).toMatchObject([{ files: [{ file: HOME, version: 1, isEdited: true }] }]);
    await pass(CHRISTMAS);
    expect(described()).toBe('Frohes Fest');
    const { body } = await ask('GET', `drafts/${HOME}`);
    expect(body).toMatchObject({ version: 3, stale: false, canUndo: true, conflicts: [] });
    expect(body.text).toContain('description: Frohes neues Jahr');
    expect((await ask('POST', `drafts/${HOME}/undo`, { version: 3 })).body).toMatchObject({ text: onDisk(HOME), canUndo: false });
    expect((await ask('PUT', `plans/${id}`, { fresh: true })).status).toBe(404);
  });
  it('leaves of a draft that was taken back since what differs, on what is published', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    const before = onDisk(HOME);
    await ask('POST', `drafts/${HOME}/undo`, { version: 1 });
    await edit(HOME, '/body/top/0/headline', 'Neu', { version: 2 });
    await pass(CHRISTMAS);
    const { body } = await ask('GET', `drafts/${HOME}`);
    expect(body).toMatchObject({ version: 4, stale: false });
    expect(body.text).toBe(before.replace(/headline: .*/u, 'headline: Neu'));
    expect((await ask('POST', `drafts/${HOME}/undo`, { version: 4 })).body.text).toBe(onDisk(HOME));
  });
  it('takes the drafts as they are now when it is asked to, and another time', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    const { id } = (await plan()).body.plan;
    await edit(HOME, '/description', 'Frohes neues Jahr', { version: 1 });
    expect((await ask('PUT', `plans/${id}`, { fresh: true }, 'ben')).status).toBe(403);
    expect((await ask('PUT', `plans/${id}`, { fresh: true, at: '2027-01-01T00:00:00+01:00' })).body.plan).toMatchObject({
      at: '2026-12-31T23:00:00.000Z',
      files: [{ version: 2, isEdited: false }],
    });
    await pass('2026-12-31T23:59:00+01:00');
    expect(described()).not.toBe('Frohes neues Jahr');
    await pass('2027-01-01T00:00:00+01:00');
    expect(described()).toBe('Frohes neues Jahr');
  });
  it('is undone by any chief editor, and then nothing happens', async () => {
    const before = onDisk(HOME);
    await edit(HOME, '/description', 'Frohes Fest');
    const { id } = (await plan()).body.plan;
    expect((await ask('DELETE', `plans/${id}`, undefined, 'carl')).status).toBe(403);
    expect((await ask('DELETE', `plans/${id}`, undefined, 'ben')).status).toBe(204);
    expect((await ask('DELETE', `plans/${id}`)).status).toBe(404);
    await pass('2026-12-25T00:00:00+01:00');
    expect([onDisk(HOME), published]).toEqual([before, 0]);
    expect((await ask('GET', `drafts/${HOME}`)).body.version).toBe(1);
  });
  it.each([
    ['a time that is past', '2026-12-24T07:30:00+01:00'],
    ['a time that is too far off', '2029-01-01T00:00:00Z'],
    ['a time of no zone', '2026-12-24T08:00:00'],
    ['no time', 'morgen'],
  ])('is refused with %s', async (_, at) => {
    await edit(HOME, '/description', 'Frohes Fest');
    expect((await plan(at)).status).toBe(400);
    expect(await plans()).toEqual([]);
  });
  it('is refused while the configuration would have an error then, with all that is planned until then', async () => {
    await edit(HOME, '/route', 'ohne Schrägstrich');
    expect((await plan()).body.findings).toContainEqual(expect.objectContaining({ file: HOME, at: '/route' }));
    await ask('DELETE', `drafts/${HOME}?version=1`);
    const page =
      'route: /fest\ntitle: Fest\ndescription: Fest.\ndataClass: content\nrendering: cached\nrobots: index\nbody: { main: [] }\n';
    await ask('POST', 'drafts/pages/fest.yaml/create', { text: page });
    await ask('POST', 'drafts/redirects.yaml/edits', {
      version: 0,
      patch: [{ op: 'add', path: '/redirects/-', value: { from: '/weihnachten', to: '/fest', status: 302 } }],
    });
    const redirect = [{ file: 'redirects.yaml', version: 1 }];
    const fest = [{ file: 'pages/fest.yaml', version: 1 }];
    expect((await plan('2026-12-24T09:00:00+01:00', redirect)).status).toBe(422);
    expect((await plan(CHRISTMAS, fest)).status).toBe(200);
    expect((await plan('2026-12-24T07:59:00+01:00', redirect)).status).toBe(422);
    expect((await plan('2026-12-24T09:00:00+01:00', redirect)).status).toBe(200);
    await pass('2026-12-24T09:00:00+01:00');
    expect([await plans(), existsSync(join(composer.folders.config, 'pages/fest.yaml'))]).toEqual([[], true]);
    expect(onDisk('redirects.yaml')).toContain('/weihnachten');
  });
});

describe('what others publish in between', () => {
  it('is kept where it is about something else', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    await edit(HOME, '/body/top/0/headline', 'Von Ben', { by: 'ben' });
    await ask('POST', 'publication', { files: [{ file: HOME, version: 1 }], message: 'Ben' }, 'ben');
    await pass(CHRISTMAS);
    expect([described(), onDisk(HOME).includes('headline: Von Ben'), await plans()]).toEqual(['Frohes Fest', true, []]);
  });
  it('is never overwritten: the plan stays, with the reason, and writes nothing of its other documents', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    const other = 'pages/impressum.yaml';
    await edit(other, '/description', 'Anna');
    await plan(CHRISTMAS, [
      { file: HOME, version: 1 },
      { file: other, version: 1 },
    ]);
    await edit(HOME, '/description', 'Von Ben', { by: 'ben' });
    await ask('POST', 'publication', { files: [{ file: HOME, version: 1 }], message: 'Ben' }, 'ben');
    await pass('2026-12-24T12:00:00+01:00');
    expect([described(), described(other) === 'Anna']).toEqual(['Von Ben', false]);
    const message = `In ${HOME} hat inzwischen jemand dasselbe geändert.`;
    expect(await plans()).toMatchObject([{ fault: { at: '2026-12-24T07:00:00.000Z', message } }]);
    const { documents } = (await ask('GET', 'documents')).body;
    expect(documents.find(({ file }) => file === HOME)?.planned).toMatchObject({ failed: true });
    expect(audited()).toContainEqual(expect.objectContaining({ action: 'plan failed', file: other, reason: message }));
    // The plan succeeds once the editor has resolved the conflict.
    await ask('POST', `drafts/${HOME}/rebase`, { version: 1 });
    await ask('POST', `drafts/${HOME}/decisions`, { version: 2, at: '/description', take: 'mine' });
    const [failed] = await plans();
    expect((await ask('PUT', `plans/${failed?.id}`, { fresh: true, at: '2026-12-24T13:00:00+01:00' })).status).toBe(200);
    await pass('2026-12-24T13:00:00+01:00');
    expect([described(), described(other), await plans()]).toEqual(['Frohes Fest', 'Anna', []]);
  });
  it('makes a plan fail that the configuration does not allow any more', async () => {
    await ask('POST', 'drafts/redirects.yaml/edits', {
      version: 0,
      patch: [{ op: 'add', path: '/redirects/-', value: { from: '/weihnachten', to: '/impressum', status: 302 } }],
    });
    await plan(CHRISTMAS, [{ file: 'redirects.yaml', version: 1 }]);
    writeFileSync(join(composer.folders.config, 'pages/impressum.yaml'), 'kaputt: [');
    await pass(CHRISTMAS);
    const [failed] = await plans();
    expect(failed?.fault?.message).toContain('fehlerhaft');
    expect(failed?.fault?.findings?.length).toBeGreaterThan(0);
    expect(onDisk('redirects.yaml')).not.toContain('/weihnachten');
  });
  it('does not matter where it is the same', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    await ask('POST', 'publication', { files: [{ file: HOME, version: 1 }], message: 'Doch gleich' });
    await pass(CHRISTMAS);
    expect(await plans()).toEqual([]);
    expect((await ask('GET', `history/${HOME}`)).body.entries.map(({ message }) => message)).toEqual(['Doch gleich']);
  });
});

describe('an editor who may not publish any more', () => {
  it('publishes nothing by what he has planned', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    mayPublish = false;
    await pass(CHRISTMAS);
    expect(described()).not.toBe('Frohes Fest');
    expect(await plans()).toMatchObject([{ fault: { message: 'Anna Beispiel (anna@verlag.example) darf nicht mehr veröffentlichen.' } }]);
  });
  it('and who never may plans nothing', async () => {
    await edit(HOME, '/description', 'Frohes Fest', { by: 'carl' });
    expect((await plan(CHRISTMAS, [{ file: HOME, version: 1 }], 'carl')).status).toBe(403);
  });
});

describe('a process that was not there at the time', () => {
  it('publishes at its next start', async () => {
    await edit(HOME, '/description', 'Frohes Fest');
    await plan();
    waiting = [];
    clock = Date.parse('2026-12-26T10:00:00+01:00');
    composer = await composer.restart();
    await expect.poll(plans, { timeout: 20_000 }).toEqual([]);
    expect([described(), published]).toEqual(['Frohes Fest', 1]);
  });
  it.each(['nothing', 'everything', 'everything and noted it'])(
    'ends what it had begun and noted nothing twice when it died after it wrote %s',
    async (done) => {
      await edit(HOME, '/description', 'Frohes Fest');
      const { id } = (await plan()).body.plan;
      const path = join(composer.data, 'plans', `${id}.json`);
      const before = onDisk(HOME);
      const after = before.replace(/^description: .*$/mu, 'description: Frohes Fest');
      const steps = [{ file: HOME, was: before, is: after }];
      writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), steps }));
      if (done !== 'nothing') writeFileSync(join(composer.folders.config, HOME), after);
      if (done === 'everything and noted it') {
        mkdirSync(composer.data, { recursive: true });
        const noted = { entry: 'x-1', publication: id, at: CHRISTMAS, editor: 'Anna Beispiel', message: 'Weihnachten', steps };
        writeFileSync(join(composer.data, 'history.jsonl'), `${JSON.stringify(noted)}\n`);
      }
      waiting = [];
      clock = Date.parse(CHRISTMAS);
      composer = await composer.restart();
      await expect.poll(plans, { timeout: 20_000 }).toEqual([]);
      expect(onDisk(HOME)).toBe(after);
      expect((await ask('GET', `history/${HOME}`)).body.entries.map(({ message }) => message)).toEqual(['Weihnachten']);
      expect((await ask('GET', `drafts/${HOME}`)).body.version).toBe(0);
      expect(readdirSync(join(composer.data, 'plans'))).toEqual([]);
    },
  );
});
