import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#tests/bench/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running portal without a slash at the end. */
    portal: string;
    /** Address of its provider without a slash at the end. */
    provider: string;
    /** Folder of the portal's data, including the mails that it writes. */
    data: string;
  }
}

/**
 * Starts the portal as `npm start` does, on free ports and with a new data folder, and stops it after the last test. With PARKETT_URL the
 * tests use a portal that is already running.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PARKETT_URL;
  if (given) {
    project.provide('portal', given.replace(/\/$/, ''));
    project.provide('data', process.env.PARKETT_DATA ?? '.data');
    project.provide('provider', process.env.PROVIDER_URL ?? 'http://127.0.0.1:4000');
    return () => Promise.resolve();
  }
  const data = mkdtempSync(join(tmpdir(), 'parkett-e2e-'));
  project.provide('data', data);
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    PROVIDER_PORT: String(await freePort()),
    PARKETT_DATA: data,
    // Rate limits are off: all tests together count as one visitor.
    PROVIDER_RATE_LIMIT: 'off',
    SITE_RATE_LIMIT: 'off',
    PROVIDER_CLOCK: process.env.PROVIDER_CLOCK ?? '2026-11-20T14:30:00Z',
  };
  const child = spawn('node_modules/.bin/node', ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = async (): Promise<void> => {
    await stop(child);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const address = await addressOf(child);
    await firstPageIsWhole(address);
    project.provide('portal', address);
    project.provide('provider', `http://127.0.0.1:${env.PROVIDER_PORT}`);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Returns the address that the program prints once the first page answers. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (address) found(address);
    });
    child.once('close', (code) => fail(new Error(`npm start ended with code ${code} before the first page answered.`)));
  });
}

/** A freshly started provider may be too slow for every block of a first page; such a page is soon re-rendered. */
async function firstPageIsWhole(address: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const html = await (await fetch(address)).text();
    if (!html.includes('block-fallback')) return;
    await new Promise((wake) => setTimeout(wake, 500));
  }
  throw new Error('The first page of the portal is not whole after half a minute.');
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('close', () => done());
    child.kill('SIGTERM');
  });
}
