import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mayMount, mountSmallDisk, type SmallDisk } from '#tests/disk/small-disk.ts';
import { troubleOf } from '../trouble.ts';
import { hashOfMigrations } from '../migrate.ts';
import { openEmbedded, type EmbeddedDriver } from './driver.ts';
import { createTemplates } from './template.ts';

const MEGABYTE = 1024 * 1024;
const room = mkdtempSync(join(tmpdir(), 'parkett-embedded-'));
const original = join(room, 'original');
const opened: EmbeddedDriver[] = [];

beforeAll(async () => {
  const driver = await openEmbedded(original, () => undefined, createTemplates({ tables: hashOfMigrations() }).begin);
  await driver.script("create table notes (id int primary key, text text); insert into notes values (1, 'eins')");
  await driver.close();
});
afterEach(async () => {
  for (const driver of opened.splice(0)) await driver.close();
});
afterAll(() => rmSync(room, { recursive: true, force: true }));

async function open(folder: string): Promise<EmbeddedDriver> {
  const driver = await openEmbedded(folder, () => undefined);
  opened.push(driver);
  return driver;
}

/** Copies a database with one note for a test. */
function copy(name: string, to = room): string {
  const folder = join(to, name);
  cpSync(original, folder, { recursive: true });
  return folder;
}

const ids = async (driver: EmbeddedDriver) => (await driver.query('select id from notes order by id', [])).flat();
const write = (driver: EmbeddedDriver, id: number) => driver.query("insert into notes values ($1, repeat('x', 500))", [id]);
const troubleIn = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => troubleOf(error) ?? String(error),
  );

describe.runIf(mayMount)('On a small disk', () => {
  let disk: SmallDisk;
  beforeAll(() => {
    disk = mountSmallDisk(300);
  });
  afterEach(() => disk.clear());
  afterAll(() => disk.remove());

  it('refuses writes before it is full, goes on reading, and takes them again once there is room', async () => {
    const driver = await open(copy('db', disk.folder));
    await write(driver, 2);
    for (const left of [50 * MEGABYTE, 0]) {
      disk.fill(left);
      expect([await troubleIn(write(driver, 3)), driver.trouble()]).toEqual(['full', 'full']);
      expect(await troubleIn(driver.exclusive(async ({ script, query }) => (await script('BEGIN'), query('delete from notes', []))))).toBe(
        'full',
      );
      await driver.script('ROLLBACK');
      expect(await ids(driver)).toEqual([1, 2]);
      disk.clear();
    }
    await write(driver, 3);
    expect([await ids(driver), driver.trouble()]).toEqual([[1, 2, 3], undefined]);
    disk.fill(0);
    await driver.close();
    disk.clear();
    expect(await ids(await open(join(disk.folder, 'db')))).toEqual([1, 2, 3]);
  });

  it('says what to do when it cannot be opened for want of room, and has changed nothing', async () => {
    const folder = copy('voll', disk.folder);
    disk.fill(0);
    await expect(open(folder)).rejects.toThrow(/kein Platz mehr: frei sind 0 MB.*\nDie Daten sind noch da\. Schaffe anderswo/u);
    disk.clear();
    expect(await ids(await open(folder))).toEqual([1]);
  });

  it('can be opened for reading while there is little room', async () => {
    const folder = copy('knapp', disk.folder);
    disk.fill(40 * MEGABYTE);
    const driver = await open(folder);
    expect([await ids(driver), await troubleIn(write(driver, 2))]).toEqual([[1], 'full']);
  });

  it('says what to do when the disk is mounted for reading', async () => {
    const folder = copy('nur-lesbar', disk.folder);
    disk.remount('ro');
    try {
      await expect(open(folder)).rejects.toThrow(/nimmt keine Änderungen an.*\nDie Daten sind noch da\..*fsck/u);
    } finally {
      disk.remount('rw');
    }
  });
});

describe('A database that breaks off', () => {
  it('opens again by itself, with everything that was acknowledged, once the reason is gone', async () => {
    const folder = copy('bricht-ab');
    const driver = await open(folder);
    for (let id = 2; id <= 20; id += 1) await write(driver, id);
    renameSync(join(folder, 'pg_wal'), join(folder, 'pg_wal-weg'));
    // Without space for its next log segment the database cannot continue.
    await driver.query('select pg_switch_wal()', []).catch(() => undefined);
    const refused = await troubleIn(write(driver, 21));
    renameSync(join(folder, 'pg_wal-weg'), join(folder, 'pg_wal'));
    expect(refused).not.toBe('none');
    await expect.poll(() => troubleIn(write(driver, 22)), { timeout: 20_000 }).toBe('none');
    const found = await ids(driver);
    expect(Array.from({ length: 20 }, (_, index) => index + 1).filter((id) => !found.includes(id))).toEqual([]);
  });

  it('carries nothing of a transaction over', async () => {
    const folder = copy('mitten-drin');
    const driver = await open(folder);
    const torn = driver.exclusive(async ({ script, query }) => {
      await script('BEGIN');
      await query("insert into notes values (2, 'halb')", []);
      renameSync(join(folder, 'pg_wal'), join(folder, 'pg_wal-weg'));
      await query('select pg_switch_wal()', []).catch(() => undefined);
      await query("insert into notes values (3, 'halb')", []).catch(() => undefined);
      renameSync(join(folder, 'pg_wal-weg'), join(folder, 'pg_wal'));
      await script('COMMIT');
    });
    expect(['away', 'damaged']).toContain(await troubleIn(torn));
    await expect.poll(() => troubleIn(driver.query('select 1', [])), { timeout: 20_000 }).toBe('none');
    expect(await ids(driver)).toEqual([1]);
  });
});

describe('A damaged database', () => {
  it('refuses what lies on broken pages and goes on with the rest', async () => {
    const folder = copy('seite');
    const whole = await open(folder);
    await whole.script('create table others (id int); insert into others values (7)');
    const [[path] = []] = await whole.query("select pg_relation_filepath('notes')", []);
    await whole.close();
    const file = openSync(join(folder, String(path)), 'r+');
    writeSync(file, Buffer.alloc(64, 0xff), 0, 64, 300);
    closeSync(file);
    const driver = await open(folder);
    expect(await troubleIn(ids(driver))).toBe('damaged');
    expect(await driver.query('select id from others', [])).toEqual([[7]]);
  });

  it.each([
    ['without its version', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    ['without its control file', (folder: string) => rmSync(join(folder, 'global', 'pg_control'))],
    ['with a cut catalogue', (folder: string) => truncateSync(join(folder, 'base', '5', '1259'), 100)],
    ['with a log of noise', noiseInLog],
  ])('%s is explained: keep it, restore the backup, and only else begin anew', async (_what, damage) => {
    const folder = copy(`kaputt-${Math.random()}`);
    damage(folder);
    const fault = await open(folder).then(
      () => '',
      (error: Error) => error.message,
    );
    const steps = ['cp -a', 'npm run provider:store -- restore', 'Nur wenn es keine Sicherung gibt'];
    expect(steps.map((step) => fault.indexOf(step))).toEqual(steps.map((step) => fault.indexOf(step)).toSorted((a, b) => a - b));
    expect(fault).toContain('cp -a');
    expect(fault).not.toMatch(/lösche|rm -/iu);
  });
});

function noiseInLog(folder: string): void {
  const log = join(folder, 'pg_wal');
  for (const name of readdirSync(log))
    if (statSync(join(log, name)).isFile()) writeFileSync(join(log, name), Buffer.alloc(16 * MEGABYTE, 7));
}

describe('What the database writes', () => {
  it('is its owner’s alone, whatever rights the folder had', async () => {
    const folder = copy('rechte');
    const driver = await open(folder);
    await write(driver, 2);
    const loose = [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      `${folder}.lock`,
    ].filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(loose).toEqual([]);
  });

  it('stays small however long it runs: its log is cut by checkpoints', async () => {
    const folder = copy('lange');
    const driver = await open(folder);
    for (let id = 2; id <= 14; id += 1) {
      await write(driver, id);
      await driver.query('select pg_switch_wal()', []);
      // Waits, because the size of the log is checked at most twice a second.
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    const segments = readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/u.test(name));
    expect(segments.length).toBeLessThanOrEqual(8);
  });
});

describe('Closing', () => {
  it('ends also while a statement hangs, which is told so', async () => {
    const driver = await openEmbedded(copy('haengt'), () => undefined);
    const hanging = troubleIn(driver.query('select pg_sleep(600)', []));
    await driver.close();
    expect(await hanging).toBe('away');
    await expect.poll(() => troubleIn(open(join(room, 'haengt'))), { timeout: 20_000 }).toBe('none');
  });
});
