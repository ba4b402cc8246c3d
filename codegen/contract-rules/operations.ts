import type { Server } from '../contracts/servers.ts';
import { follow, followFrom, isNode, listOf, ofServer, type Node, type Rule, type RuleContext } from './rule.ts';

const VERBS =
  'get|list|find|query|search|create|add|change|rename|delete|send|start|end|register|confirm|request|reset|withdraw|login|logout|undo|redo|rebase|restore|decide|cut|draw|publish';
const ID = new RegExp(`^(${VERBS})[A-Z][A-Za-z0-9]*$`);

/** Requires operation ids like `listWatchlists`: a verb for the action, then its object. Generated names are derived from them. */
export const operationIdForm: Rule = () => ({
  Operation(operation, context) {
    const id = isNode(operation) ? operation['operationId'] : undefined;
    if (typeof id === 'string' && !ID.test(id))
      context.report({
        message: `operationId "${id}" must be one of ${VERBS.replaceAll('|', ', ')} and a noun, like listWatchlists.`,
        location: context.location.child(['operationId']),
      });
  },
});

/** Allowed security requirements: the token of a session, required or optional, or the secret of the composer, always required. */
const WAYS: readonly (readonly string[])[] = [['token'], ['', 'token'], ['editorial']];

const ROLES: ReadonlySet<unknown> = new Set(['redaktion', 'chefredaktion']);

/**
 * Requires every call to declare its callers: `[{ token: [] }]`, `[{}, { token: [] }]` or `[{ editorial: [] }]`; calls of the composer
 * declare a role.
 */
export const securityDeclared: Rule = ofServer((server) => ({
  Operation(operation, context) {
    const ways = isNode(operation) ? operation['security'] : undefined;
    if (server() === 'composer') {
      const [way, ...others] = listOf(ways);
      const [role, ...more] = listOf(isNode(way) ? way['editor'] : undefined);
      if (others.length > 0 || more.length > 0 || !ROLES.has(role))
        context.report({
          message: 'security must be [{ editor: [redaktion] }] or [{ editor: [chefredaktion] }].',
          location: context.location.key(),
        });
      return;
    }
    const names = listOf(ways).map((way) => (isNode(way) ? Object.keys(way).join(' and ') : '?'));
    if (!WAYS.some((known) => known.join() === names.toSorted().join()))
      context.report({
        message: 'security must be [{ token: [] }] (required), [{}, { token: [] }] (optional) or [{ editorial: [] }] (for the editors).',
        location: context.location.key(),
      });
  },
}));

const READS = /^(?:get|list|find|query|search)[A-Z]/u;

/**
 * Requires contracts to declare facts that clients depend on: whether a POST named like a read is one, and which calls with a token
 * visitors make.
 */
export const effectDeclared: Rule = () => ({
  PathItem(item, context) {
    for (const [method, operation] of Object.entries(isNode(item) ? item : {})) {
      if (!isNode(operation) || typeof operation['operationId'] !== 'string') continue;
      const { operationId, 'x-reads': reads, 'x-for-visitors': forVisitors, security } = operation;
      const report = (message: string): void => context.report({ message, location: context.location.child([method]).key() });
      if (method === 'post' ? typeof reads !== 'boolean' && (reads !== undefined || READS.test(operationId)) : reads !== undefined)
        report('x-reads is true or false, on every POST whose name begins with get, list, find, query or search, and on no other method.');
      const isGuarded = listOf(security).every((way) => isNode(way) && 'token' in way);
      if (forVisitors !== undefined && (forVisitors !== true || !isGuarded))
        report('x-for-visitors is true, and its call demands a token.');
    }
  },
});

/** Requires a parameter with two bounds (`von;bis`) to declare its type: clients display numbers and days differently. */
export const rangeDeclared: Rule = () => ({
  Parameter(parameter, context) {
    if (!isNode(parameter)) return;
    const schema = follow(parameter['schema'], context);
    const range = isNode(schema) ? schema['x-range'] : undefined;
    const hasRangeText = typeof parameter['description'] === 'string' && parameter['description'].endsWith('`von;bis`.');
    if (hasRangeText ? range !== 'number' && range !== 'day' : range !== undefined)
      context.report({
        message:
          'A parameter whose description ends with `von;bis` has x-range: number or day in its schema (NumberRange, DateRange), and no other has one.',
        location: context.location.key(),
      });
  },
});

/** Fields of a server's errors. A conflict in the composer may also return the current draft. */
const FIELDS: Readonly<Record<Server, readonly string[]>> = {
  provider: ['displayErrorMessage', 'errorCode', 'errorMessage', 'identifier', 'statusCode'],
  composer: ['message'],
};

/** Requires every call to declare its possible errors, each with the error body of its server. */
export const errorsDeclared: Rule = ofServer((server) => ({
  Operation(operation, context) {
    if (!isNode(operation)) return;
    const responses = isNode(operation['responses']) ? operation['responses'] : {};
    const missing = expectedErrors(operation, context, server()).filter((status) => responses[status] === undefined);
    if (missing.length > 0)
      context.report({ message: `responses must declare ${missing.join(', ')}.`, location: context.location.child(['responses']).key() });
    for (const [status, response] of Object.entries(responses)) {
      if (status.startsWith('2') || hasErrorBody(response, context, FIELDS[server()])) continue;
      context.report({
        message: `Response ${status} must have the error body with ${FIELDS[server()].join(', ')}.`,
        location: context.location.child(['responses', status]).key(),
      });
    }
  },
}));

function expectedErrors(operation: Node, context: RuleContext, server: Server): string[] {
  const parameters = listOf(operation['parameters']).map((parameter) => follow(parameter, context));
  const namesOneThing = parameters.some(
    ({ in: place, name }) => place === 'path' && typeof name === 'string' && (server === 'composer' || /(Value|Id)$/.test(name)),
  );
  const isGuarded = listOf(operation['security']).every((way) => isNode(way) && Object.keys(way).length > 0);
  return [
    '400',
    ...(isGuarded ? ['401'] : []),
    ...(server === 'composer' ? ['403'] : []),
    ...(namesOneThing ? ['404'] : []),
    ...(operation['requestBody'] === undefined ? [] : ['413']),
    '429',
    '503',
    'default',
  ];
}

function hasErrorBody(response: unknown, context: RuleContext, fields: readonly string[]): boolean {
  const target = followFrom(response, context, undefined);
  const { content } = target.node;
  const media = isNode(content) ? content['application/json'] : undefined;
  const schema = followFrom(isNode(media) ? media['schema'] : undefined, context, target.from).node;
  const choices =
    schema['oneOf'] === undefined ? [schema] : listOf(schema['oneOf']).map((choice) => followFrom(choice, context, target.from).node);
  return choices.some(({ required }) => fields.every((field) => listOf(required).includes(field)));
}
