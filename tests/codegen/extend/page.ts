import type { Addition } from './addition.ts';

/** A page about one term of a glossary. */
export const page: Addition = {
  creates: {
    'config/pages/lexikon/begriff.yaml': `# yaml-language-server: $schema=../../../documents/generated/page.schema.json
name: term
route: /lexikon/[alias]
title: '{term.name}: was es bedeutet'
description: '{term.name}, kurz erklärt.'
dataClass: content
rendering: cached
robots: index
subject: { kind: term, parameter: alias }
body:
  main:
    - { type: term-definition, headline: Kurz erklärt }
`,
  },
};
