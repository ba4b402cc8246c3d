import { isObject } from '../json.ts';
import { pascalCase } from '../names.ts';
import type { OpenApiDocument } from './bundle.ts';
import { listOperations } from './operations.ts';

/**
 * Generates a type that compares the two sets of models: every schema, and the response of every call that has one. A pair that is not
 * assignable both ways becomes `false`, and the type test over it fails.
 */
export function agreementSource(document: OpenApiDocument): string {
  const schemas = Object.keys(document.components?.['schemas'] ?? {});
  const answered = listOperations(document).filter(({ responseMedia, scheme }) => scheme === undefined && responseMedia?.includes('json'));
  return [
    "import type { OperationOutput } from '../operations.ts';",
    ...tagsOf(document).map((tag) => `import type * as ${tag} from './hooks/${tag}.ts';`),
    "import type * as models from './hooks/models.ts';",
    "import type { components } from './schema.ts';",
    'type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;',
    "type Schemas = components['schemas'];",
    `type Hooks = ${tagsOf(document)
      .map((tag) => `typeof ${tag}`)
      .join(' & ')};`,
    'type AnswerOf<F extends (...input: never[]) => unknown> = Awaited<ReturnType<F>>;',
    '/** Are the models of both generators the same? */',
    'export interface Agreement {',
    ...schemas.map((name) => `${JSON.stringify(name)}: Agree<Schemas[${JSON.stringify(name)}], models.${pascalCase(name)}>;`),
    ...answered.map(
      ({ id }) =>
        `${JSON.stringify(`${id} answer`)}: Agree<OperationOutput<${JSON.stringify(id)}>, AnswerOf<Hooks[${JSON.stringify(id)}]>>;`,
    ),
    '}',
  ].join('\n');
}

/** First tag of each operation, which determines the module of its hook. */
function tagsOf(document: OpenApiDocument): string[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isObject));
  const tags = operations.flatMap(({ tags: [first] = [] }: { tags?: readonly string[] }) => first ?? []);
  return [...new Set(tags)].toSorted();
}
