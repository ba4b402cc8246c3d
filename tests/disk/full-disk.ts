import { connect } from 'node:net';
import { join } from 'node:path';
import { startDiskProvider, type DiskProvider } from './disk-provider.ts';
import { readAll } from './killed-writers.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const DISK_MEGABYTES = 400;
const MEGABYTE = 1024 * 1024;
/** Free bytes of the disk in each case. */
const LEFT = [50 * MEGABYTE, 10 * MEGABYTE, MEGABYTE, 4096, 0];
const HANGING = 20;
const RECOVERY_MS = 10_000;
const LONGEST_STOP_MS = 6_000;

export interface FullDisk {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Descriptions of the faults. */
  readonly faults: readonly string[];
}

/**
 * Fills the disk of a running provider `rounds` times while a user writes: no acknowledged write may be lost, writes are refused with a
 * clear message, reading and readiness report it, and after space is freed the provider continues without a restart. Finally stops it with
 * a full disk and hanging connections.
 */
export async function fillDisk(rounds: number): Promise<FullDisk> {
  const disk = mountSmallDisk(DISK_MEGABYTES);
  const data = join(disk.folder, 'data');
  let provider: DiskProvider | undefined;
  try {
    provider = await startDiskProvider(data);
    const scene = await prepare(provider);
    for (let round = 0; round < rounds; round += 1) await playRound(disk, provider, scene, LEFT[round % LEFT.length] ?? 0);
    disk.fill(0);
    const { milliseconds } = await stopWithHanging(provider);
    if (milliseconds > LONGEST_STOP_MS) scene.faults.push(`SIGTERM bei voller Platte dauerte ${Math.round(milliseconds)} ms`);
    disk.clear();
    const found = new Set(await readAll(data));
    const lost = scene.acknowledged.filter((note) => !found.has(note));
    if (lost.length > 0) scene.faults.push(`${lost.length} bestätigte Schreibvorgänge verloren`);
    return { rounds, acknowledged: scene.acknowledged.length, refused: scene.refused, faults: scene.faults };
  } finally {
    await provider?.kill();
    disk.remove();
  }
}

interface Scene {
  readonly list: string;
  readonly shares: readonly string[];
  readonly acknowledged: string[];
  readonly faults: string[];
  refused: number;
  written: number;
}

async function prepare(provider: DiskProvider): Promise<Scene> {
  const list = String((await provider.call('POST', '/api/v2/watchlists', { name: 'Volle Platte' })).body['entityValue']);
  const catalogue = await provider.call('GET', '/api/v1/instruments/catalogue?entityType=STOCK&perPage=200');
  const shares = (catalogue.body['list'] as { entityValue: string }[]).map(({ entityValue }) => entityValue);
  return { list, shares, acknowledged: [], faults: [], refused: 0, written: 0 };
}

async function playRound(disk: SmallDisk, provider: DiskProvider, scene: Scene, left: number): Promise<void> {
  const { faults } = scene;
  const before = scene.acknowledged.length;
  await write(provider, scene);
  if (scene.acknowledged.length === before) faults.push('vor dem Füllen ließ sich nichts schreiben');
  const racing = Promise.all([write(provider, scene), write(provider, scene), write(provider, scene)]);
  disk.fill(left);
  await racing;
  const refused = await write(provider, scene);
  if (
    refused.status !== 503 ||
    refused.body['errorCode'] !== 5001 ||
    !String(refused.body['displayErrorMessage']).includes('nichts speichern')
  )
    faults.push(`bei ${left} freien Bytes: ${refused.status} ${JSON.stringify(refused.body).slice(0, 120)}`);
  const wanted: readonly (readonly [string, number])[] = [
    [`/api/v2/watchlists/${scene.list}/positions`, 200],
    ['/api/v1/instruments/STOCK/82849/quote', 200],
    ['/ready', 503],
    ['/ready?for=reading', 200],
  ];
  for (const [path, status] of wanted) {
    const answer = await provider.call('GET', path);
    if (answer.status !== status) faults.push(`${path.split('/').at(-1)} antwortet ${answer.status} bei voller Platte`);
  }
  disk.clear();
  const until = performance.now() + RECOVERY_MS;
  while ((await write(provider, scene)).status !== 201) {
    if (performance.now() > until) return void faults.push(`${RECOVERY_MS} ms nach dem Freiräumen ließ sich noch nicht schreiben`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

async function write(provider: DiskProvider, scene: Scene) {
  const number = (scene.written += 1);
  const note = `voll-${number}`;
  const body = { list: [{ entityType: 'STOCK', entityValue: scene.shares[number], note }] };
  const answer = await provider.call('POST', `/api/v2/watchlists/${scene.list}/positions`, body);
  if (answer.status === 201) scene.acknowledged.push(note);
  else scene.refused += 1;
  return answer;
}

/** Stops the provider while connections never end their request. */
async function stopWithHanging(provider: DiskProvider) {
  const { hostname, port } = new URL(provider.origin);
  const sockets = await Promise.all(
    Array.from({ length: HANGING }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write('POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
      return socket;
    }),
  );
  const stopped = await provider.stop();
  for (const socket of sockets) socket.destroy();
  return stopped;
}
