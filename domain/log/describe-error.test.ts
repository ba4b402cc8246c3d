import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const SECRETS = /anna@|Musterfrau|\$argon2id|Geheimwort|sitzung-/u;

/** Error in the form of Drizzle: with statement and parameters. */
function queryFault(cause: Error): Error {
  return Object.assign(
    new Error(
      'Failed query: insert into "users" values ($1, $2, $3)\nparams: anna@example.org,Musterfrau,$argon2id$v=19$abc\n    at anna@example.org:1:1',
      {
        cause,
      },
    ),
    { query: 'insert', params: ['anna@example.org', 'Musterfrau', '$argon2id$v=19$abc'] },
  );
}

describe('What a log may know of an error', () => {
  it('is kind, code and place, through all its causes', () => {
    const cause = Object.assign(new Error('could not extend file "base/5/16385": No space left on device'), { code: '53100' });
    const told = describeError(queryFault(cause));
    expect(told).toMatchObject({ type: 'Error', cause: { type: 'Error', code: '53100' } });
    expect(told.at?.[0]).toContain('describe-error.test.ts:');
  });

  it('is never what the message carries', () => {
    const faults = [
      queryFault(
        Object.assign(new Error('Key (email_key)=(anna@example.org) already exists.'), { code: '23505', detail: 'anna@example.org' }),
      ),
      new SyntaxError('Unexpected token \'a\', "anna@example.org" is not valid JSON'),
      new TypeError('Cannot take anna@example.org'),
      Object.assign(new Error('550 anna@example.org unknown'), { code: 'anna@example.org' }),
      Object.assign(new Error('x'), { name: 'Musterfrau Anna' }),
      'anna@example.org',
      { password: 'Geheimwort' },
    ];
    expect(JSON.stringify(faults.map((fault) => describeError(fault)))).not.toMatch(SECRETS);
  });

  it('keeps the words of the engine, which tell what is wrong with the code', () => {
    const broken: unknown = undefined;
    const thrown = (): unknown => {
      try {
        return (broken as { list: unknown[] }).list.at(0);
      } catch (error) {
        return error;
      }
    };
    expect(describeError(thrown()).message).toBe("Cannot read properties of undefined (reading 'list')");
  });

  it('ends with causes that go round in a circle', () => {
    const first = new Error('a');
    first.cause = first;
    expect(JSON.stringify(describeError(first)).length).toBeLessThan(5_000);
  });
});
