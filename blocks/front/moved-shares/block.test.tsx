import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ROUTE-011] names each share of the newest day once, with its price of now and the newest reason', async () => {
  const root = await mountBlock('moved-shares', 'two shares with their reasons');
  const rows = [...root.querySelectorAll('.moved-shares__share')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(rows).toEqual(['SAP157,68 EUR+1,82 % gestiegenSpäter erzählt15:30']);
  expect(root.textContent).not.toContain('Meldungen vom');
});

it('[ROUTE-011] says of which day the reasons are when today has none yet', async () => {
  const root = await mountBlock('moved-shares', 'before the next day');
  expect(root.querySelector('.moved-shares__stand')?.textContent).toContain('Meldungen vom Freitag, 31. Juli');
});

it('[ROUTE-011] leaves out a share that goes the other way by now: headline and price would contradict each other', async () => {
  const shares = (root: ParentNode): number => root.querySelectorAll('.moved-shares__share').length;
  const turned = await mountBlock('moved-shares', 'a share that has turned since');
  expect([shares(turned), turned.textContent.includes('Was zuletzt gemeldet wurde, hat sich seitdem gedreht.')]).toEqual([0, true]);
  expect(shares(await mountBlock('moved-shares', 'a share that still rises'))).toBe(1);
});
