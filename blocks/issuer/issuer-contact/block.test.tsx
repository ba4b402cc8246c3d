import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ISSUER-010] shows every part of the contact', async () => {
  const body = await draw('issuer-contact', 'vollständig');
  expect([...(body.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Hansekontor Wertpapierhaus AG',
    'Vertrieb Privatanleger',
    'Speicherweg 12',
    '20457 Hamburg',
    'Deutschland',
    '+49 40 5550100',
    'derivate@hansekontor.example',
    'www.hansekontor.example (öffnet in neuem Tab)',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+49405550100',
    'mailto:derivate@hansekontor.example',
    'https://www.hansekontor.example',
  ]);
});

it('[ISSUER-010] leaves out what is not configured', async () => {
  const body = await draw('issuer-contact', 'mit Lücken');
  expect([...(body.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Erzquell Rohstoffhandel SE',
    'Dortmund',
    '+49 231 5550300',
  ]);
});

it('[ISSUER-010] is nothing without a contact', async () => {
  expect((await draw('issuer-contact', 'nicht genannt')).innerHTML).toBe('');
});
