import type { Addition } from './addition.ts';

const errors = (...names: readonly (readonly [string, string])[]): string =>
  names.map(([status, name]) => `        ${status}: { $ref: './common.yaml#/components/responses/${name}' }\n`).join('');
const common = errors(
  ["'400'", 'BadRequest'],
  ["'429'", 'TooManyRequests'],
  ["'503'", 'ServiceUnavailable'],
  ['default', 'UnexpectedError'],
);

/** Two calls of a new area: the list of glossary terms, and the proposal of a new term. */
export const operation: Addition = {
  creates: {
    'contracts/http/glossary.yaml': `openapi: 3.1.0
info: { title: Parkett – Lexikon, version: 1.0.0, description: Begriffe der Börse. }
servers:
  - url: /api
tags:
  - { name: glossary, description: Begriffe der Börse }
paths:
  /v1/glossary:
    get:
      operationId: listGlossaryTerms
      tags: [glossary]
      summary: Alle Begriffe
      security: [{}, { token: [] }]
      responses:
        '200':
          description: Erfolg.
          content: { application/json: { schema: { $ref: '#/components/schemas/GlossaryTermList' } } }
${common}    post:
      operationId: createGlossaryProposal
      tags: [glossary]
      summary: Einen Begriff vorschlagen
      security: [{}, { token: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/GlossaryProposal' }
            example: { name: Geldkurs }
      responses:
        '201':
          description: Angenommen.
          content: { application/json: { schema: { $ref: '#/components/schemas/GlossaryTerm' } } }
${errors(["'413'", 'PayloadTooLarge'])}${common}components:
  schemas:
    GlossaryTerm:
      type: object
      required: [alias, name, definition]
      additionalProperties: false
      properties:
        alias: { type: string, pattern: '^[a-z0-9-]+$', description: Name in der Adresse., examples: [kgv] }
        name: { type: string, description: Begriff., examples: [Kurs-Gewinn-Verhältnis] }
        definition: { type: string, description: Erklärung., examples: [Kurs geteilt durch Gewinn je Aktie.] }
    GlossaryTermList:
      type: object
      required: [list, total]
      additionalProperties: false
      properties:
        expires: { $ref: './common.yaml#/components/schemas/EpochMilliseconds' }
        total: { type: integer, description: Zahl aller Begriffe., examples: [1] }
        list: { type: array, items: { $ref: '#/components/schemas/GlossaryTerm' }, description: Einträge. }
    GlossaryProposal:
      type: object
      required: [name]
      additionalProperties: false
      properties:
        name: { type: string, minLength: 3, maxLength: 60, description: Vorgeschlagener Begriff., examples: [Geldkurs] }
`,
    'provider/transport/http/handlers/glossary.ts': `import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';

const TERMS = [{ alias: 'kgv', name: 'Kurs-Gewinn-Verhältnis', definition: 'Kurs geteilt durch Gewinn je Aktie.' }];

export const listGlossaryTerms: Handler<'listGlossaryTerms'> = {
  dataClass: 'content',
  answer: (_input, { now }) => ({ list: TERMS, total: TERMS.length, expires: expiresOf('content', now()) }),
};

/** Takes the proposal of a term. */
export const createGlossaryProposal: Handler<'createGlossaryProposal'> = {
  dataClass: 'private',
  status: 201,
  answer: ({ body: { name } }) => ({ alias: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, definition: 'Noch ohne Erklärung.' }),
};
`,
  },
};
