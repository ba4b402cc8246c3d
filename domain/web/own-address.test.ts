import { describe, expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const origins = ['https://www.parkett.example', '', 'https://forum.parkett.example'];

describe('an address that a visitor brought along', () => {
  it.each([
    ['/konto', '/konto'],
    ['/aktien?a=1&b=%2F#kurse', '/aktien?a=1&b=%2F#kurse'],
    ['/a/../konto', '/konto'],
    ['https://www.parkett.example/aktien', 'https://www.parkett.example/aktien'],
    ['https://forum.parkett.example', 'https://forum.parkett.example/'],
  ])('is ours: %s', (address, read) => {
    expect(ownAddress(address, origins)).toBe(read);
  });

  it.each([
    undefined,
    '',
    'konto',
    '//fremd.example/konto',
    '/\\fremd.example',
    '/\t/fremd.example',
    '/.//fremd.example/konto',
    '/a/..//fremd.example',
    'https://fremd.example/',
    'https://www.parkett.example.fremd.example/',
    'https://www.parkett.example@fremd.example/',
    'http://www.parkett.example/',
    'https://here.invalid/konto',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('is foreign: %s', (address) => {
    expect(ownAddress(address, origins)).toBeUndefined();
  });
});
