import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';

it('[ISSUER-010] shows every part of the contact', async () => {
  const body = await mountBlock('issuer-contact', 'vollständig');
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

it('[HTTP-015] leads to a website that is written without its scheme, and to one with it as it stands', async () => {
  const { subject } = fixtureOf('issuer-contact', 'vollständig');
  const { issuer } = subject as unknown as IssuerSubject;
  for (const urlIssuer of ['www.hansekontor.example/wertpapiere', 'https://www.hansekontor.example/wertpapiere']) {
    const changed = { ...issuer, contact: { ...issuer.contact, urlIssuer } };
    await mountBlockWith('issuer-contact', 'vollständig', { subject: { ...subject, issuer: changed } as unknown as typeof subject });
    const link = screen.getByRole('link', { name: /^www\.hansekontor\.example/ });
    expect(link.getAttribute('href')).toBe('https://www.hansekontor.example/wertpapiere');
  }
});

it('[ISSUER-010] leaves out what is not configured', async () => {
  const body = await mountBlock('issuer-contact', 'mit Lücken');
  expect([...(body.querySelector('address')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Erzquell Rohstoffhandel SE',
    'Dortmund',
    '+49 231 5550300',
  ]);
});

it('[ISSUER-010] is nothing without a contact', async () => {
  expect((await mountBlock('issuer-contact', 'nicht genannt')).innerHTML).toBe('');
});
