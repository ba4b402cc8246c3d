import { gotShapeRules, sentShapeRules } from './schema-shape.ts';
import { gotValueRules, sentValueRules } from './schema-values.ts';

/** Rules for schemas of data that callers send, including parameters, and of data that they get. */
export const schemaRules = {
  request: [...sentShapeRules, ...sentValueRules],
  response: [...gotShapeRules, ...gotValueRules],
} as const;
