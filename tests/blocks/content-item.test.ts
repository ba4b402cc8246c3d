import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const contract = parse(readFileSync(join(import.meta.dirname, '../../contracts/http/common.yaml'), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(contract, 'common');
const accepts = ajv.compile({ $ref: 'common#/components/schemas/ContentItem' });

const complete = {
  type: 'paragraph',
  value: 'Text',
  excludedFromTOC: true,
  url: '/ratgeber',
  linkType: 'EXTERNAL',
  cloudinaryId: 'aktien-kaufen',
  photoUrl: '/bilder/aktien-kaufen.svg',
  title: 'Titel',
  caption: 'Unterschrift',
  credit: 'Nachweis',
  ratio: 1.5,
  width: 1200,
  height: 630,
  videoId: 'abc',
  tweetId: '123',
  link: '/ratgeber',
  values: ['eins', 'zwei'],
  issuer: { longDisclaimer: 'Hinweis' },
};

it('[ARTICLE-002] a content item may carry every field', () => {
  expect([accepts(complete), accepts.errors]).toEqual([true, null]);
});

it('[ARTICLE-002] a content item needs its type and nothing else', () => {
  const { type, ...others } = complete;
  expect(accepts({ type })).toBe(true);
  expect(accepts(others)).toBe(false);
});

it.each(Object.keys(complete))('[ARTICLE-002] the contract knows the field %s by its kind', (field) => {
  expect(accepts({ ...complete, [field]: { wrong: true } })).toBe(false);
});
