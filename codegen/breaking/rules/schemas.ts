import { gotShapeRules, sentShapeRules } from './schema-shape.ts';
import { gotValueRules, sentValueRules } from './schema-values.ts';

/** Rules for schemas of what callers send, parameters included, and of what they get. */
export const schemaRules = {
  request: [...sentShapeRules, ...sentValueRules],
  response: [...gotShapeRules, ...gotValueRules],
} as const;
