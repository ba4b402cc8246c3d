import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '#blocks/kit/form/fields.ts';
import type { Refused } from './outcome.ts';
import { readMultipart } from './read-multipart.ts';
import type { Submission } from './submission.ts';

const MOST = 2_000;
const file: Field = { at: 'text', kind: 'file', type: 'string', label: 'Datei', required: true, accept: ['.csv', '.txt'], maxBytes: MOST };
let server: Server;
let got: PromiseWithResolvers<Submission | Refused>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const result = await readMultipart(request, [file], 300);
      response.writeHead(200).end();
      got.resolve(result);
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const port = (): number => (server.address() as AddressInfo).port;
const HEAD = { 'Content-Type': 'multipart/form-data; boundary=grenze' };

const part = (head: string, content: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--grenze\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const field = (name: string, value: string): Buffer => part(`name="${name}"`, value);
const upload = (content: string | Buffer, name = 'liste.csv', at = 'text'): Buffer => part(`name="${at}"; filename="${name}"`, content);
const last = Buffer.from('--grenze--\r\n');

async function send(parts: readonly Buffer[], headers: Readonly<Record<string, string>> = HEAD): Promise<Submission> {
  got = Promise.withResolvers();
  const request = httpRequest({ port: port(), method: 'POST', headers }, (response) => response.resume());
  request.on('error', () => undefined).end(Buffer.concat([...parts, last]));
  const result = await got.promise;
  if (result.kind === 'refused') return { kind: 'read', pairs: new URLSearchParams(), digest: '', findings: [], refusal: result };
  return result;
}
const told = ({ findings }: Submission): string => findings.map(({ message }) => message).join();

describe('a form with a file', () => {
  it('brings its fields, the text of the file and its name', async () => {
    const { pairs, findings, refusal } = await send([field('_form', 'x'), upload('DE0007164600;SAP\r\n'), field('note', 'Grüße')]);
    expect(Object.fromEntries(pairs)).toEqual({
      _form: 'x',
      text: 'DE0007164600;SAP\r\n',
      'text.name': 'liste.csv',
      note: 'Grüße',
    });
    expect([findings, refusal]).toEqual([[], undefined]);
  });

  it('without a file has none', async () => {
    const { pairs, findings } = await send([field('a', '1'), upload('', '')]);
    expect([[...pairs], findings]).toEqual([[['a', '1']], []]);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFMünchen')],
    ['Windows-1252', Buffer.from('München', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFMünchen', 'utf16le')],
  ])('is read in %s', async (_, bytes) => {
    expect((await send([upload(bytes)])).pairs.get('text')).toBe('München');
  });

  it('is told by its content, whatever separates its parts', async () => {
    const one = await send([field('a', '1'), upload('x')]);
    const again = await send([field('a', '1'), upload('x')]);
    const other = await send([field('a', '1'), upload('y')]);
    expect([again.digest === one.digest, other.digest === one.digest]).toEqual([true, false]);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Depot\\liste.csv', 'liste.csv'],
    [`${'a'.repeat(200)}.csv`, `${'a'.repeat(76)}.csv`],
    ['ev\u202Eil.csv', 'evil.csv'],
  ])('is called without what does not belong into a name: %s', async (sent, shown) => {
    expect((await send([upload('x', sent)])).pairs.get('text.name')).toBe(shown);
  });
});

describe('a file is left out and its fields are kept', () => {
  it.each([
    ['above its bound', upload('a'.repeat(MOST + 1)), 'zu groß'],
    ['far above its bound', upload('a'.repeat(2_000_000)), 'zu groß'],
    ['of another kind', upload('MZ', 'virus.exe'), 'Endung .csv oder .txt'],
    ['that only says to be a text', upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'bild.csv'), 'kein lesbarer Text'],
    ['that is empty', upload('', 'leer.csv'), 'leer'],
  ])('%s', async (_, sent, message) => {
    const result = await send([field('a', '1'), sent, field('z', '2')]);
    expect([...result.pairs]).toEqual([
      ['a', '1'],
      ['z', '2'],
    ]);
    expect(told(result)).toContain(message);
    expect(result.findings[0]?.field).toBe('text');
  });

  it('at its bound is still taken', async () => {
    expect((await send([upload('a'.repeat(MOST))])).pairs.get('text')).toHaveLength(MOST);
  });

  it('in a field that takes none is read past', async () => {
    expect([...(await send([field('a', '1'), upload('x', 'b.csv', 'other')])).pairs]).toEqual([['a', '1']]);
  });
});

describe('a form in parts is refused, with what had come', () => {
  it.each([
    ['with too many parts', Array.from({ length: 5_000 }, () => field('a', '')), 413],
    ['with too many files', [upload('a'), upload('b'), upload('c')], 413],
    ['with long values', [field('a', 'x'.repeat(70_000))], 413],
    ['with many long values', Array.from({ length: 20 }, () => field('b', 'x'.repeat(6_000))), 413],
    ['with a long name', [field('n'.repeat(5_000), 'x')], 413],
    ['with a head that does not end', [part(`name="a"; x="${'h'.repeat(200_000)}"`, 'x')], 400],
    ['with more than is read at all', [upload(Buffer.alloc(6_000_000, 97))], 413],
  ])('%s', async (_, parts, status) => {
    const { refusal, pairs } = await send([field('first', '1'), ...parts]);
    expect(refusal?.statusCode).toBe(status);
    expect(pairs.get('first')).toBe('1');
  });

  it('without a boundary', async () => {
    expect((await send([], { 'Content-Type': 'multipart/form-data' })).refusal?.statusCode).toBe(400);
  });

  it('with many heads in one part: only some are read', async () => {
    const heads = Array.from({ length: 400 }, (_, index) => `\r\nX-${index}: y`).join('');
    const { pairs, refusal } = await send([field('a', '1'), part(`name="b"${heads}`, 'x')]);
    expect([pairs.get('a'), refusal?.statusCode ?? 200]).toEqual(['1', 200]);
  });

  it('when it comes too slowly, in German and in time', async () => {
    got = Promise.withResolvers();
    const request = httpRequest({ port: port(), method: 'POST', headers: HEAD });
    request.on('error', () => undefined).write(Buffer.concat([field('a', '1'), Buffer.from('--grenze\r\nContent-Dis')]));
    const start = performance.now();
    const result = await got.promise;
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(result).toMatchObject({
      kind: 'read',
      refusal: { statusCode: 408, displayErrorMessage: expect.stringContaining('rechtzeitig') },
    });
    request.destroy();
  });

  it('when its sender goes away', async () => {
    got = Promise.withResolvers();
    const socket = connect(port(), '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${HEAD['Content-Type']}\r\nContent-Length: 9999\r\n\r\n`);
    socket.write(field('a', '1'));
    setTimeout(() => socket.destroy(), 50);
    expect(await got.promise).toMatchObject({ kind: 'read', refusal: { statusCode: 400 } });
  });

  it('when it breaks off in the middle', async () => {
    got = Promise.withResolvers();
    httpRequest({ port: port(), method: 'POST', headers: HEAD }, (response) => response.resume()).end(
      Buffer.concat([field('a', '1'), Buffer.from('--grenze\r\nContent-Disposition: form-data; name="text"; filename="x.csv"\r\n\r\nabc')]),
    );
    expect(await got.promise).toMatchObject({ kind: 'read', refusal: { statusCode: 400 } });
  });
});

/** Collects garbage: buffers of submitted files belong to the test itself. */
const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

it('holds no more of a file than it may have', async () => {
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 20; index += 1) await send([upload(Buffer.alloc(3_000_000, 97))]);
  // Node frees buffers in the background, some time after their collection.
  const held = (): number => {
    collect();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(held, { timeout: 10_000 }).toBeLessThan(80_000_000);
});
