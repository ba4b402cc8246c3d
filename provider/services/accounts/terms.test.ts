import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCodes, supportLog } from '../../store/schema-accounts.ts';
import { openTestArea, type TestArea } from './testing.ts';
import { tidyMails } from './mail/senders.ts';
import { terms } from '../../base/terms.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-terms-'));
let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(async () => {
  await area.close();
  rmSync(folder, { recursive: true });
});

it('Records of support and codes of no more use go after their term, and not before', async () => {
  const { sql } = area.database;
  const now = area.clock.now;
  const at = (age: number) => new Date(now - age);
  const record = { adminUserId: 'demo-support', userId: 'demo-plus', action: 'start' as const };
  await sql.insert(supportLog).values([
    { ...record, at: at(terms.supportLog) },
    { ...record, at: at(terms.supportLog - 1_000) },
  ]);
  const code = { userId: 'demo-plus', kind: 'reset' as const, createdAt: at(terms.endedCode) };
  await sql.insert(accountCodes).values([
    { ...code, codeHash: 'over', expiresAt: at(terms.endedCode + 1) },
    { ...code, codeHash: 'known', expiresAt: at(terms.endedCode - 1_000) },
  ]);
  await (await area.again()).close();
  expect((await sql.select().from(supportLog)).map((row) => row.at.getTime())).toEqual([now - terms.supportLog + 1_000]);
  expect((await sql.select().from(accountCodes)).map(({ codeHash }) => codeHash)).toEqual(['known']);
});

it('Written mails go after their term, and nothing else in their folder', async () => {
  const now = Date.now();
  const files = { 'old.eml': terms.mailFile + 1_000, 'young.eml': terms.mailFile - 60_000, 'note.txt': terms.mailFile * 2 };
  for (const [name, age] of Object.entries(files)) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), new Date(now - age), new Date(now - age));
  }
  await tidyMails(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(['note.txt', 'young.eml']);
  await tidyMails(join(folder, 'missing'), now);
});
