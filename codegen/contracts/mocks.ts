import { join } from 'node:path';
import { verbatim, type GeneratedFile } from '../output.ts';
import { bundleContracts } from './bundle.ts';
import { runOrval } from './orval.ts';

/**
 * MSW mocks of our own contracts with the models that they are typed by, for tests and demonstrations: no page loads them,
 * so they are made when asked for. They answer with the contracts' examples, otherwise with chance of one seed.
 */
export async function mocksOfContracts(root: string): Promise<GeneratedFile[]> {
  const { models, mocks = '' } = await runOrval(root, bundleContracts(join(root, 'contracts/http'), 'provider'), { mocks: 'examples' });
  return [verbatim('mocks.ts', seeded(mocks)), verbatim('models.ts', models)];
}

/** Lets every mock draw from the same seed, so that it answers the same at any time and in any order. */
function seeded(mocks: string): string {
  return mocks.replaceAll(/^(export const get\w+ResponseMock = \(.*?\): [^\n]*? => \()/gm, '$1faker.seed(7), ');
}
