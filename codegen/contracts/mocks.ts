import { join } from 'node:path';
import { verbatim, type GeneratedFile } from '../output.ts';
import { bundleContracts } from './bundle.ts';
import { runOrval } from './orval.ts';

/**
 * Generates MSW mocks of our contracts with their models, for tests and demonstrations, on request only: no page loads them. They answer
 * with the contracts' examples, else with random values from one fixed seed.
 */
export async function mocksOfContracts(root: string): Promise<GeneratedFile[]> {
  const { models, mocks = '' } = await runOrval(root, bundleContracts(join(root, 'contracts/http'), 'provider'), { mocks: 'examples' });
  return [verbatim('mocks.ts', seeded(mocks)), verbatim('models.ts', models)];
}

/** Makes every mock use the same seed, so that its answers depend neither on time nor on the order of calls. */
function seeded(mocks: string): string {
  return mocks.replaceAll(/^(export const get\w+ResponseMock = \(.*?\): [^\n]*? => \()/gm, '$1faker.seed(7), ');
}
