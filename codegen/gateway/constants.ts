import { pascalCase } from '../names.ts';
import type { GatewayContract } from './read.ts';

/** Generates an object per group of named values, and the type of its values: `encoding` and `Encoding`. */
export function constantsSource(groups: GatewayContract['constants']): string {
  return [...groups]
    .map(([name, values]) => {
      const type = pascalCase(name);
      return `export const ${name} = ${JSON.stringify(values)} as const;\nexport type ${type} = (typeof ${name})[keyof typeof ${name}];\n`;
    })
    .join('\n');
}
