import { answerRules, requestBodyRules } from './bodies.ts';
import { operationRules } from './operations.ts';
import { parameterRules } from './parameters.ts';
import { gotShapeRules, sentShapeRules } from './schema-shape.ts';
import { gotValueRules, sentValueRules } from './schema-values.ts';
import { schemeRules, securityRules } from './security.ts';

/** Rules for schemas of what callers send, parameters included, and of what they get. */
export const schemaRules = {
  request: [...sentShapeRules, ...sentValueRules],
  response: [...gotShapeRules, ...gotValueRules],
} as const;

/** Name of every rule. */
export const ruleIds: readonly string[] = [
  ...operationRules,
  ...parameterRules,
  ...requestBodyRules,
  ...answerRules,
  ...securityRules,
  ...schemeRules,
  ...schemaRules.request,
  ...schemaRules.response,
].map(({ id }) => id);
