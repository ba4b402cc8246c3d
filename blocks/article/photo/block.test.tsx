import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';

it('[ARTICLE-011] shows the picture of the image service with title, caption and credit, and reserves its space', async () => {
  const body = await mountBlock('photo', 'aus dem Bilderdienst');
  const image = screen.getByRole('img', { name: 'Säulen in Stufen' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    '/bilder/aktien-kaufen.svg',
    '1200',
    '630',
  ]);
  expect(body.querySelector('figcaption')?.textContent).toBe('Kurse steigen selten auf gerader Linie. Grafik: Parkett');
});

it('[CONST-004] offers the photo of each layout, each also in double width', async () => {
  const { config } = fixtureOf('photo', 'aus dem Bilderdienst');
  const site = { ...(config as { site: object }).site, images: { template: '/b/{id}?w={width}&h={height}' } };
  await mountBlockWith('photo', 'aus dem Bilderdienst', { config: { ...(config as object), site } } as never);
  const widths = screen
    .getByRole('img', { name: 'Säulen in Stufen' })
    .getAttribute('srcset')
    ?.match(/\d+(?=w)/g);
  expect(widths).toEqual(['320', '480', '640', '658', '744', '960', '1316', '1488']);
});

it('[ARTICLE-011] reserves the height by the ratio when no height is given', async () => {
  await mountBlock('photo', 'von einer Adresse mit Seitenverhältnis');
  const image = screen.getByRole('img', { name: 'Säulen in Stufen' });
  expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    '/bilder/aktien-kaufen.svg',
    '900',
    '600',
  ]);
});

it('[ARTICLE-011] counts as decoration without a title', async () => {
  const body = await mountBlock('photo', 'Schmuckbild ohne Titel');
  expect(body.querySelector('img')?.getAttribute('alt')).toBe('');
});

it('is nothing without a picture', async () => {
  expect((await mountBlockWith('photo', 'Schmuckbild ohne Titel', { props: { type: 'photo' } })).innerHTML).toBe('');
});
