import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configDirectory } from './config-store.ts';
import { projectRoot } from './project-root.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the folder of the configuration', () => {
  it.each([undefined, ''])('is the one of the project when PARKETT_CONFIG is %j', (value) => {
    vi.stubEnv('PARKETT_CONFIG', value);
    expect(configDirectory()).toBe(join(projectRoot(), 'config'));
  });

  it.each(['/nope', join(projectRoot(), 'package.json')])('that is none (%s) is named with a way out', (value) => {
    vi.stubEnv('PARKETT_CONFIG', value);
    expect(configDirectory).toThrow(new RegExp(`PARKETT_CONFIG=${value} ist kein Ordner[^]*lass die Variable weg`));
  });
});
