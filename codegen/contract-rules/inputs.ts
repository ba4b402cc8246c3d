import { isNode, type Rule } from './rule.ts';

/** Requires an example of every parameter: contract tests and the reference use it for calls. */
export const parameterExample: Rule = () => ({
  Parameter(parameter, context) {
    if (isNode(parameter) && parameter['example'] === undefined && parameter['examples'] === undefined)
      context.report({ message: `Parameter "${String(parameter['name'])}" needs an example.`, location: context.location.key() });
  },
});

/** Requires an example of every request body, for the same reason. */
export const bodyExample: Rule = () => ({
  RequestBody(body, context) {
    const content = isNode(body) && isNode(body['content']) ? body['content'] : {};
    for (const [type, media] of Object.entries(content)) {
      if (!isNode(media) || media['example'] !== undefined || media['examples'] !== undefined) continue;
      context.report({ message: 'The request body needs an example.', location: context.location.child(['content', type]).key() });
    }
  },
});

const IDENTIFIERS = [
  'entityType',
  'entityValue',
  'idNotation',
  'idTypePrice',
  'idGroupTypePrice',
  'codeMarket',
  'isoCurrency',
  'scapaId',
  'contentLevel1',
  'contentLevel2',
  'contentLevel3',
  'device',
  'application',
  'underlyingEntityType',
  'underlyingEntityValue',
];
const spelling = new Map(IDENTIFIERS.map((name) => [name.toLowerCase(), name]));

/** Requires one spelling of each identifier across all calls; other parameters are camelCase, campaign parameters `utm_…` and `itm_…`. */
export const identifierSpelling: Rule = () => ({
  Parameter(parameter, context) {
    const name = isNode(parameter) && parameter['in'] !== 'header' ? parameter['name'] : undefined;
    if (typeof name !== 'string') return;
    const right = spelling.get(name.replaceAll(/[-_]/g, '').toLowerCase());
    const location = context.location.child(['name']);
    if (right !== undefined && right !== name) context.report({ message: `Parameter "${name}" must be spelt "${right}".`, location });
    else if (!/^([a-z][A-Za-z0-9]*|[ui]tm_[a-z]+)$/.test(name))
      context.report({ message: `Parameter "${name}" must be camelCase.`, location });
  },
});
