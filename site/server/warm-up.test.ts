import { beforeAll, describe, expect, it } from 'vitest';
import { forgetConfig, loadedConfig, reloadConfig } from '../config-store.ts';
import { renderPaths, warmUpPaths } from './warm-up.ts';

beforeAll(() => {
  forgetConfig();
  reloadConfig();
});

describe('the pages that a first page leads to', () => {
  it('are one of each kind that is about something, in the order of the links', () => {
    const html = `<a href="/">Start</a><a class="x" href="/aktien">Aktien</a><a href="/aktien/SAP-Aktie-DE0007164600">SAP</a>
      <a href="/aktien/BMW-Aktie-DE0005190003">BMW</a><a href="https://example.org/index/DAX-Index-20735">fremd</a><a href="/gibt/es/nicht">x</a>
      <a href="/index/DAX-Index-20735#kurs">Anker</a><a data-a href="/index/DAX-Index-20735">DAX</a>`;
    expect(warmUpPaths(loadedConfig().config, html)).toEqual(['/aktien/SAP-Aktie-DE0007164600', '/index/DAX-Index-20735']);
    expect(warmUpPaths(loadedConfig().config, '')).toEqual([]);
  });

  it('are drawn one after the other, without those that fail, as long as there is time', async () => {
    const [drawn, clock] = [[] as string[], { now: 0 }];
    const render = async (path: string): Promise<void> => {
      clock.now += 2_000;
      if (path === '/b') throw new Error('cannot be drawn');
      drawn.push(path);
    };
    await renderPaths(['/a', '/b', '/c', '/d'], render, () => clock.now);
    expect(drawn).toEqual(['/a', '/c']);
  });
});
