import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendLogo } from './logos.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sendLogo(request.url?.split('?')[0] ?? '', request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('a logo', () => {
  it('is drawn in the width that its address asks for, and nothing in it can run', async () => {
    const answer = await fetch(`${origin}/logos/DB-3.svg?b=96&h=96`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await answer.text()).toContain('width="96"');
  });

  it.each(['b=0', 'b=1e9', 'b=%3Cscript%3E', 'b=12&b=13', ''])('is no larger than a logo and carries nothing of %j', async (query) => {
    const text = await (await fetch(`${origin}/logos/A-0.svg?${query}`)).text();
    expect(text.length).toBeLessThan(1_000);
    expect(Number(/width="(\d+)" height/u.exec(text)?.[1])).toBeLessThanOrEqual(512);
    expect(text).not.toContain('script');
  });

  it('has the length of its body said for HEAD', async () => {
    const head = await fetch(`${origin}/logos/A-0.svg`, { method: 'HEAD' });
    const whole = await (await fetch(`${origin}/logos/A-0.svg`)).text();
    expect([Number(head.headers.get('content-length')), await head.text()]).toEqual([whole.length, '']);
  });

  it.each(['/logos/ABC-0.svg', '/logos/A-99.svg', '/logos/..%2fA-0.svg', '/logos/A-0.svg%00'])('is not what %s asks for', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });
});
