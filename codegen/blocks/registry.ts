import { camelCase } from '../names.ts';
import { formName } from './forms.ts';
import type { BlockFolder } from './read.ts';
import { scriptNames } from './page-scripts.ts';
import { sheetOf } from './styles.ts';

/** Generates the registry: each entry ties a component to the props of its schema and to the calls that it needs. */
export function registrySource(blocks: readonly BlockFolder[]): string {
  return [
    ...(blocks.length > 0
      ? ["import { defineBlock, type AnyBlock } from '../kit/registry.ts';", "import type * as props from './props.ts';"]
      : ["import type { AnyBlock } from '../kit/registry.ts';"]),
    ...formImports(blocks),
    ...blocks.flatMap(imports),
    '',
    '/** Every block by type, each with the types of its own props, subject and calls. */',
    'export const registry = {',
    ...blocks.map(entry),
    '} as const;',
    '',
    'export type BlockType = keyof typeof registry;',
    '',
    '/** The same blocks for whoever looks one up by a type from a document. */',
    'export const blocksByType: Readonly<Record<string, AnyBlock>> = registry;',
  ].join('\n');
}

function formImports(blocks: readonly BlockFolder[]): string[] {
  const names = blocks.filter((block) => block.hasForm).map(({ type, hasSeveralForms }) => formName(type, hasSeveralForms));
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from './forms.ts';`];
}

function imports(block: BlockFolder): string[] {
  const path = `../${block.family}/${block.type}`;
  return [
    `import { ${block.component} } from '${path}/block.tsx';`,
    ...(block.hasNeeds ? [`import { needs as ${needsName(block)} } from '${path}/data.ts';`] : []),
  ];
}

function entry(block: BlockFolder): string {
  const fields = [
    `type: '${block.type}'`,
    `family: '${block.family}'`,
    `vocabulary: '${block.vocabulary}'`,
    `subject: ${literal(block.subject)}`,
    `config: [${block.config.map((name) => `'${String(name)}'`).join(', ')}]`,
    `styles: ${literal(sheetOf(block))}`,
    ...(scriptNames(block).length === 0 ? [] : [`scripts: ${JSON.stringify(scriptNames(block))}`]),
    ...(block.shell === undefined ? [] : [`shell: ${JSON.stringify(block.shell)}`]),
    ...(block.isRunningText ? ['isRunningText: true'] : []),
    ...(block.isOutline ? ['isOutline: true'] : []),
    `component: ${block.component}`,
    ...(block.hasNeeds ? [`needs: ${needsName(block)}`] : []),
    ...(block.hasForm ? [`${block.hasSeveralForms ? 'forms' : 'form'}: ${formName(block.type, block.hasSeveralForms)}`] : []),
  ];
  return `'${block.type}': defineBlock<props.${block.component}Props>()({ ${fields.join(', ')} }),`;
}

function literal(text: string | undefined): string {
  return text === undefined ? 'undefined' : `'${text}'`;
}

function needsName(block: BlockFolder): string {
  return `${camelCase(block.type)}Needs`;
}
