import { operationTable, type OperationId } from './operations.ts';

interface SessionFacts {
  readonly method: string;
  readonly session?: SessionEffect;
  readonly browserToken?: true;
}

/**
 * Effect on sessions. `start`: the answer opens a session. `end`: the call ends the caller's. `end-all`: success ends all sessions of the
 * user. `forget`: success deletes the account.
 */
type SessionEffect = 'start' | 'end' | 'end-all' | 'forget';

/** Effect of a call on the session, from `x-session` in its contract. */
export function sessionEffectOf(operation: OperationId): SessionEffect | undefined {
  const facts: SessionFacts = operationTable[operation];
  return facts.session;
}

/**
 * Removes all tokens of an answer, at any depth: no session token leaves the server. Only an operation whose contract says
 * `x-browser-token` passes one to the browser, such as that for one price connection.
 */
export function withoutTokens<Body>(operation: OperationId, body: Body): Body {
  const facts: SessionFacts = operationTable[operation];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Removes only fields that no page and no script may read
  return facts.browserToken === true ? body : (stripped(body) as Body);
}

const TOKEN = /token|secret|password/iu;

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] =>
      TOKEN.test(key) && typeof part !== 'boolean' && typeof part !== 'number' ? [] : [[key, stripped(part)]],
    ),
  );
}
