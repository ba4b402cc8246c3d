import articleBlocks from '../generated/article-blocks.schema.json' with { type: 'json' };
import issuer from '../schemas/issuer.schema.json' with { type: 'json' };
import page from '../generated/page.schema.json' with { type: 'json' };
import validators from '../generated/validators.cjs';

/** What documents are checked with: the generated validators, and the schemas that hold tagged unions. */
export interface Schemas {
  readonly validators: typeof validators;
  readonly unions: { readonly issuer: unknown; readonly page: unknown; readonly articleBlocks: unknown };
}

let current: Schemas = { validators, unions: { issuer, page, articleBlocks } };

export function schemas(): Schemas {
  return current;
}

/** Documents that were read before keep what was found then: begin with a new store afterwards. */
export function replaceSchemas(next: Schemas): void {
  current = next;
}
