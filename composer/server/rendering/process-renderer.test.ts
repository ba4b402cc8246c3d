import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessRenderer } from './process-renderer.ts';
import type { PreviewRenderer, Exchange, PreviewRequest } from './renderer.ts';
import type { RenderLimits } from './limits.ts';

let renderer: PreviewRenderer | undefined;
afterEach(() => renderer?.close());

/** Request whose answer is not read. */
const exchange: Exchange = {
  request: { headers: {}, socket: { remoteAddress: '203.0.113.5' } } as unknown as IncomingMessage,
  response: { once: () => undefined, off: () => undefined } as unknown as ServerResponse,
  site: () => undefined,
};
const previewRequest = (who: string): PreviewRequest => ({ who, overlay: new Map(), url: '/' });
const nowhere = { config: '/nowhere', content: '/nowhere', images: '/nowhere' };
const render = (limits: Partial<RenderLimits>, who: readonly string[]): Promise<readonly PromiseSettledResult<void>[]> => {
  renderer = createProcessRenderer(nowhere, limits);
  const { render: renderPreview } = renderer;
  return Promise.allSettled(who.map((each) => renderPreview(previewRequest(each), exchange)));
};
const statuses = (results: readonly PromiseSettledResult<void>[]): readonly unknown[] =>
  results.map((result) => (result.status === 'rejected' ? (result.reason as { readonly status?: number }).status : 'rendered'));

describe('previews that are rendered in a process of their own', { timeout: 60_000 }, () => {
  it('are refused in words where the process cannot start', async () => {
    const [result] = await render({ startSeconds: 0.05 }, ['anna']);
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { status: 503, message: expect.stringContaining('Dein Entwurf ist, wie er war') },
    });
  });
  it('are refused for who asks for too many, not for others', async () => {
    const findings = statuses(await render({ startSeconds: 0.05, mostEach: 2 }, ['anna', 'anna', 'anna', 'anna', 'ben']));
    // One preview is rendered and two wait, so a fourth is refused.
    expect(findings.filter((status) => status === 429)).toHaveLength(1);
    expect(findings[3]).toBe(429);
  });
  it('are given up that wait too long', async () => {
    const findings = statuses(await render({ atOnce: 0, waitSeconds: 0.02 }, ['anna', 'ben']));
    expect(findings).toEqual([503, 503]);
  });
});
