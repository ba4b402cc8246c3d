import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { ArticleBody, ArticleRecord } from './article.ts';

const FOLDER = fileURLToPath(new URL('./articles/', import.meta.url));

type ArticleFile = ArticleBody & { readonly id: string | number; readonly alias: string; readonly datetimePublication: string };

/**
 * Reads the articles that ship with the provider.
 * @throws Error naming the file, the field and what is wrong with it, or the alias that two files share.
 */
export function readArticles(folder: string = FOLDER): ArticleRecord[] {
  if (!existsSync(folder)) return [];
  const validate = compileSchema();
  const seen = new Map<string, string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => {
      const document: unknown = parse(readFileSync(join(folder, name), 'utf8'));
      if (!validate(document)) throw new Error(faultOf(name, validate));
      const record = recordOf(document);
      for (const key of [record.id, record.alias]) {
        const other = seen.get(key);
        if (other !== undefined) throw new Error(`Die Artikel ${other} und ${name} haben beide „${key}“: ändere einen davon.`);
        seen.set(key, name);
      }
      return record;
    });
}

function recordOf({ id, alias, datetimePublication, ...body }: ArticleFile): ArticleRecord {
  return { ...body, id: String(id), alias, publishedAt: Date.parse(datetimePublication) };
}

function faultOf(name: string, validate: ValidateFunction): string {
  const error = validate.errors?.[0];
  return `Der Artikel ${name} ist fehlerhaft: ${error?.instancePath || 'Dokument'} ${error?.message ?? ''} ${JSON.stringify(error?.params ?? {})}`;
}

function compileSchema(): ValidateFunction<ArticleFile> {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  addFormats(ajv);
  const text = { type: 'string', minLength: 1 };
  return ajv.compile<ArticleFile>({
    type: 'object',
    required: ['id', 'alias', 'headline', 'teaser', 'category', 'author', 'datetimePublication', 'instruments', 'contentItems'],
    additionalProperties: false,
    properties: {
      id: { type: ['string', 'integer'] },
      alias: { type: 'string', pattern: '^[a-z0-9]+([-/][a-z0-9]+)*$' },
      headline: text,
      teaser: text,
      category: { type: 'string', pattern: '^[a-z0-9-]+$' },
      author: text,
      datetimePublication: { type: 'string', format: 'date-time' },
      cloudinaryId: text,
      instruments: {
        type: 'array',
        items: { type: 'object', required: ['entityType', 'entityValue'], properties: { entityType: text, entityValue: text } },
      },
      contentItems: { type: 'array', minItems: 1, items: { type: 'object', required: ['type'], properties: { type: text } } },
    },
  });
}
