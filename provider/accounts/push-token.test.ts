import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPushToken, createSpentTokens, PUSH_TOKEN_LIFETIME, readPushToken } from './push-token.ts';

const key = randomBytes(32);
const NOW = 1_789_667_930_633;

describe('A push token', () => {
  it.each([
    ['visitor', { features: [] }],
    ['user', { userId: 'u-1', features: ['xetra_core_level_two_feature'] }],
  ])('of a %s has at least 80 characters and says for whom it is and until when', (_who, claims) => {
    const { token, expires } = createPushToken(key, claims, NOW);
    expect(token.length).toBeGreaterThanOrEqual(80);
    expect(expires).toBe(NOW + PUSH_TOKEN_LIFETIME);
    expect(readPushToken(key, token, expires - 1)).toMatchObject({ ...claims, expires });
    expect(readPushToken(key, token, expires)).toBeUndefined();
  });

  it('holds only as it was signed, with this key', () => {
    const { token } = createPushToken(key, { features: [] }, NOW);
    const [text = '', signature = ''] = token.split('.');
    const more = Buffer.from(JSON.stringify({ id: 'x', expires: NOW * 2, features: ['all'] })).toString('base64url');
    const forged = [`${more}.${signature}`, `${text}.`, text, '', `${text}.${'A'.repeat(43)}`, `x${token}`, `${token}x`];
    expect(forged.filter((candidate) => readPushToken(key, candidate, NOW) !== undefined)).toEqual([]);
    expect(readPushToken(randomBytes(32), token, NOW)).toBeUndefined();
  });

  it('is another one each time, and can be spent once', () => {
    const spent = createSpentTokens();
    const claims = [1, 2, 3].map((_, index) => readPushToken(key, createPushToken(key, { features: [] }, NOW + index).token, NOW));
    expect(claims.map((claim) => claim !== undefined && spent.spend(claim, NOW))).toEqual([true, true, true]);
    expect(claims.map((claim) => claim !== undefined && spent.spend(claim, NOW))).toEqual([false, false, false]);
  });
});
