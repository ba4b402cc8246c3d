import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnauthorizedError } from './errors.ts';
import { authenticationToken } from './token.ts';

describe('the token of the authentication request', () => {
  it('[GW-008] has at least 80 characters', () => {
    expect(() => authenticationToken('a'.repeat(79))).toThrow(new UnauthorizedError('Invalid token passed to TokenAuthentication'));
    expect(authenticationToken('a'.repeat(80))).toBe('a'.repeat(80));
  });

  it('[GW-009] is standard base64 with padding, made from URL-safe base64', () => {
    expect(authenticationToken(`${'-_'.repeat(40)}ab`)).toBe(`${'+/'.repeat(40)}ab==`);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 60, maxLength: 300 }), (bytes) => {
        const [standard, urlSafe] = [Buffer.from(bytes).toString('base64'), Buffer.from(bytes).toString('base64url')];
        expect(authenticationToken(urlSafe)).toBe(standard);
        expect(authenticationToken(standard)).toBe(standard);
      }),
    );
  });
});
