import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConfigFolder, checkDataFolder } from './checks-before-start.mjs';
import { checkPort, freePort } from './ports.mjs';
import { settings } from './project.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('a port', () => {
  it('that is busy is named with a way out', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise((done) => server.listen(port, done));
    await expect(checkPort(port, 'PORT')).rejects.toThrow(new RegExp(`Port ${port} ist belegt[^]*PORT=${port + 1} npm start`));
    await new Promise((done) => server.close(done));
  });

  it('that is free passes', async () => {
    await expect(checkPort(await freePort(), 'PORT')).resolves.toBeUndefined();
  });
});

describe('the settings', () => {
  it('have defaults', () => {
    for (const name of ['PORT', 'PROVIDER_PORT', 'PARKETT_DATA']) vi.stubEnv(name, '');
    expect(settings()).toMatchObject({ port: 3000, providerPort: 4000, data: expect.stringMatching(/\/\.data$/) });
  });

  it.each(['0', '65536', 'web', '80.5'])('refuse the port %s', (port) => {
    vi.stubEnv('PORT', port);
    expect(settings).toThrow(/PORT=.* ist kein Port/);
  });

  it('refuse one port for two servers', () => {
    vi.stubEnv('PORT', '4000');
    vi.stubEnv('PROVIDER_PORT', '4000');
    expect(settings).toThrow(/zwei verschiedene Ports/);
  });
});

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-data-'));

  it('is created', () => {
    expect(() => checkDataFolder(join(folder, 'new/deep'))).not.toThrow();
  });

  it('that cannot be written is named with a way out', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => checkDataFolder(join(folder, 'file/below'))).toThrow(/nicht beschreibbar[^]*PARKETT_DATA=/);
    rmSync(folder, { recursive: true });
  });
});

describe('the folder of the configuration', () => {
  it.each(['', 'config', join(import.meta.dirname, '../../config')])('%j passes', (given) => {
    vi.stubEnv('PARKETT_CONFIG', given);
    expect(checkConfigFolder).not.toThrow();
  });

  it.each(['/nope', 'package.json'])('%s, which is none, is named with a way out', (given) => {
    vi.stubEnv('PARKETT_CONFIG', given);
    expect(checkConfigFolder).toThrow(/PARKETT_CONFIG=.* ist kein Ordner[^]*lass die Variable weg/);
  });
});
