import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPushToken, PUSH_TOKEN_LIFETIME, readPushToken } from './push-token.ts';

const key = randomBytes(32);
const NOW = 1_789_667_930_633;

describe('A push token', () => {
  it.each([
    ['visitor', { features: [] }],
    ['user', { sessionId: 's-1', madeBy: 'p-1', features: ['xetra_core_level_two_feature'] }],
  ])('of a %s has at least 80 characters and says for whom it is and until when', (_who, claims) => {
    const { token, expires } = createPushToken(key, claims, NOW);
    expect(token.length).toBeGreaterThanOrEqual(80);
    expect(expires).toBe(NOW + PUSH_TOKEN_LIFETIME);
    expect(readPushToken(key, token, expires - 1)).toMatchObject({ ...claims, expires });
    expect(readPushToken(key, token, expires)).toBeUndefined();
  });

  it('is one piece of base64, read in the URL-safe and in the standard alphabet', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), (features) => {
        const { token } = createPushToken(key, { features }, NOW);
        expect(token).toMatch(/^[\w-]{80,}$/);
        const standard = Buffer.from(token, 'base64url').toString('base64');
        expect(readPushToken(key, standard, NOW)).toEqual(readPushToken(key, token, NOW));
        expect(readPushToken(key, standard, NOW)?.features).toEqual(features);
      }),
    );
  });

  it('holds only as it was signed, with this key', () => {
    const { token } = createPushToken(key, { features: [] }, NOW);
    const bytes = Buffer.from(token, 'base64url');
    const claims = Buffer.from(JSON.stringify({ id: 'x', expires: NOW * 2, features: ['all'] }));
    const more = Buffer.concat([bytes.subarray(0, 32), claims]).toString('base64url');
    const forged = [
      more,
      '',
      'A'.repeat(80),
      'A'.repeat(5000),
      `x${token}`,
      `${token}x`,
      `${token}=x`,
      `${token.slice(0, 40)}.${token.slice(40)}`,
    ];
    expect(forged.filter((candidate) => readPushToken(key, candidate, NOW) !== undefined)).toEqual([]);
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(readPushToken(key, changed.toString('base64url'), NOW)).toBeUndefined();
    }
    expect(readPushToken(randomBytes(32), token, NOW)).toBeUndefined();
  });

  it('holds as long as was asked for, an hour at most', () => {
    const request = (lifetime: number): number => createPushToken(key, { features: [] }, NOW, { lifetime }).expires - NOW;
    expect([1_000, 3_600_000, 3_600_001].map(request)).toEqual([1_000, 3_600_000, 3_600_000]);
  });
});
