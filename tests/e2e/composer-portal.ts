import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { shippedConfig } from '#documents/reader/testing/scratch-config.ts';
import { checkoutIn } from '#composer/server/testing/checkout.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { grantProduct } from '#provider/services/accounts/products.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { openDatabase } from '#provider/store/database.ts';
import { endChild, freePort, untilReady } from '#tests/bench/processes.ts';
import { ensureComposerBuilt } from '../../scripts/lib/build.mjs';

type Buyer = Parameters<typeof demoEmail>[0];

/** A portal with the composer on a copy of the shipped documents in a separate git checkout. */
export interface ComposerPortal {
  /** Address without a slash at the end. */
  readonly site: string;
  /** Returns the text of a published document. */
  read(file: string): string;
  /** Returns lines that differ from the commit before the test, without context: `+ …` and `- …`. */
  changedLines(): string[];
  /** Returns the files of the last commit. */
  committed(): string[];
  /** Logs a page's browser in: `plus` and `pro` publish, `basic` only writes. */
  enter(page: Page, name: Buyer, address?: string): Promise<void>;
  /** Makes plans overdue, as if the site had not run at their time. */
  hasten(): void;
  /** Kills the site without notice and restarts it. */
  crash(): Promise<void>;
  startAgain(): Promise<void>;
  /** Grants a user a product in the store of the separate provider, which is stopped meanwhile: no visitor's call can buy one. */
  grant(name: Buyer, productId: string): Promise<void>;
  end(): Promise<void>;
}

const EDITORS = [`${demoEmail('plus')}=chefredaktion`, `${demoEmail('pro')}=chefredaktion`, `${demoEmail('basic')}=redaktion`].join(',');

const SECRET = 'secret-of-composer-and-provider';

/**
 * Starts a portal with the composer. Needs the built site.
 * @param ownProvider whether to start a separate provider with the real time, whose articles it writes; otherwise it uses the provider of
 * the run, without articles
 */
export async function startComposerPortal({ ownProvider = false } = {}): Promise<ComposerPortal> {
  await ensureComposerBuilt();
  const root = mkdtempSync(join(tmpdir(), 'parkett-composer-e2e-'));
  const [config, content, images] = [join(root, 'config'), join(root, 'content'), join(root, 'bilder')];
  cpSync(shippedConfig, config, { recursive: true });
  cpSync(join(shippedConfig, '../content'), content, { recursive: true });
  cpSync(join(shippedConfig, '../site/public/bilder'), images, { recursive: true });
  const git = checkoutIn(root);
  const first = git('rev-parse', 'HEAD').trim();

  const clock = ownProvider ? '' : (process.env.PROVIDER_CLOCK ?? '2026-11-20T14:30:00Z');
  const provided = ownProvider ? await startProvider(root, { config, content }) : undefined;
  const port = await freePort();
  const site = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, ['composer/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        PROVIDER_URL: provided?.address ?? inject('provider'),
        ...(ownProvider && { PARKETT_EDITORIAL_TOKEN: SECRET }),
        PARKETT_DATA: join(root, 'data'),
        PARKETT_CONFIG: config,
        PARKETT_CONTENT: content,
        PARKETT_IMAGES: images,
        PARKETT_COMPOSER: '1',
        PARKETT_COMPOSER_EDITORS: EDITORS,
        SITE_RATE_LIMIT: 'off',
        PROVIDER_CLOCK: clock,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(child, `${site}/health`);
  };
  await start();
  return {
    site,
    read: (file) => readFileSync(join(config, file), 'utf8'),
    changedLines: () =>
      git('diff', '--unified=0', first, 'HEAD', '--', 'config', 'content')
        .split('\n')
        .filter((line) => /^[+-](?![+-]{2} )/u.test(line)),
    committed: () => git('show', '--name-only', '--format=', 'HEAD').trim().split('\n'),
    async enter(page, name, address = '/redaktion') {
      const answer = await page.context().request.post(`${site}/api/v1/users/login`, {
        headers: { origin: site },
        data: { email: demoEmail(name), password: DEMO_PASSWORD },
      });
      if (answer.status() !== 200) throw new Error(`The login answers ${answer.status()}.`);
      await page.goto(site + address);
    },
    hasten() {
      const plans = join(root, 'data/composer/plans');
      for (const name of readdirSync(plans)) {
        const plan = JSON.parse(readFileSync(join(plans, name), 'utf8')) as object;
        writeFileSync(join(plans, name), JSON.stringify({ ...plan, at: '2020-01-01T00:00:00.000Z' }));
      }
    },
    async crash() {
      const ended = child;
      if (ended === undefined) return;
      const gone = new Promise((done) => ended.once('close', done));
      ended.kill('SIGKILL');
      await gone;
    },
    startAgain: start,
    async grant(name, productId) {
      if (provided === undefined) throw new Error('A product is given in an own provider alone');
      await provided.stop();
      const database = await openDatabase({ dataDirectory: provided.data });
      try {
        await grantProduct(database.sql, { userId: `demo-${name}`, productId, startsAt: new Date('2020-01-01T00:00:00Z') });
      } finally {
        await database.close();
      }
      await provided.start();
    },
    async end() {
      await Promise.all([child === undefined ? undefined : endChild(child), provided?.stop()]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Starts a provider that stores its articles in a folder and follows changes of products. */
async function startProvider(root: string, { config, content }: { readonly config: string; readonly content: string }) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const data = join(root, 'provider');
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, ['provider/main.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PROVIDER_PORT: String(port),
        PARKETT_DATA: data,
        PARKETT_CONFIG: config,
        PARKETT_CONTENT: content,
        PARKETT_EDITORIAL_TOKEN: SECRET,
        PROVIDER_CLOCK: '',
        PROVIDER_RATE_LIMIT: 'off',
        PROVIDER_DERIVATIVES: '6000',
        PROVIDER_WARM_UP: 'off',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(child, `${address}/ready?for=reading`);
  };
  await start();
  const stop = async (): Promise<void> => {
    if (child !== undefined) await endChild(child);
  };
  return { address, data, start, stop };
}
