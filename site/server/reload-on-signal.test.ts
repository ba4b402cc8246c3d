import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { applyEdit, scratchConfig, swap } from '#documents/reader/testing/scratch-config.ts';
import { currentConfig, forgetConfig, reloadConfig } from '../config-store.ts';
import { reloadOnSignal } from './reload-on-signal.ts';

const directory = scratchConfig();
afterEach(() => {
  vi.unstubAllEnvs();
  // Makes other tests in this process reread the project's documents.
  forgetConfig();
  reloadConfig();
  process.removeAllListeners('SIGHUP');
  rmSync(directory, { recursive: true });
});

it('takes up what is right on SIGHUP, and keeps the last good documents and logs each error while something is wrong', () => {
  vi.stubEnv('PARKETT_CONFIG', directory);
  const lines: { readonly event: string; readonly file?: string; readonly line?: number; readonly message?: string }[] = [];
  reloadOnSignal((line) => lines.push(JSON.parse(line) as (typeof lines)[number]));
  expect(currentConfig().site.name).toBe('Parkett');

  applyEdit(directory, 'site.yaml', swap(/^name: .*$/m, 'name: Kontor'));
  expect(currentConfig().site.name).toBe('Parkett');
  process.emit('SIGHUP');
  expect(currentConfig().site.name).toBe('Kontor');

  applyEdit(directory, 'site.yaml', swap('name: Kontor', 'nam: Speicher'));
  process.emit('SIGHUP');
  expect(currentConfig().site.name).toBe('Kontor');
  expect(lines.map(({ event }) => event)).toEqual(['config-reloaded', 'config-fault', 'config-kept']);
  expect(lines[1]).toMatchObject({ file: 'site.yaml', message: expect.stringContaining('„nam“') as string });
});
