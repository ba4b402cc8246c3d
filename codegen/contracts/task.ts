import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { formatted, verbatim } from '../output.ts';
import type { Task } from '../task.ts';
import { agreementSource } from './agreement.ts';
import { bundleContracts } from './bundle.ts';
import { operationsSource } from './operations.ts';
import { runOrval } from './orval.ts';

/** Contracts → types and the table of operations for the client, and the whole document for the provider. */
export const contractsTask: Task = {
  name: 'contracts',
  owns: ['client/generated/schema.ts', 'client/generated/operations.ts', 'client/generated/agreement.ts', 'provider/generated/'],
  reads: isContract,
  async run(root) {
    const document = bundleContracts(join(root, 'contracts/http'));
    const types = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
    const files = [
      verbatim('client/generated/schema.ts', types),
      await formatted('client/generated/operations.ts', operationsSource(document)),
      await formatted('client/generated/agreement.ts', agreementSource(document)),
      await formatted('provider/generated/openapi.json', JSON.stringify(document)),
    ];
    return { files, problems: [] };
  },
};

/** Contracts → hooks and mocks for React. */
export const hooksTask: Task = {
  name: 'hooks',
  owns: ['client/generated/hooks/', 'client/generated/mocks/'],
  reads: isContract,
  async run(root) {
    const { hooks, models, mocks } = await runOrval(root, bundleContracts(join(root, 'contracts/http')), true);
    const files = [
      verbatim('client/generated/hooks/hooks.ts', hooks.replaceAll("'./orval-mutator.ts'", "'../../orval-mutator.ts'")),
      verbatim('client/generated/hooks/models.ts', models),
      verbatim('client/generated/mocks/mocks.ts', seeded(mocks).replaceAll("'./models.ts'", "'../hooks/models.ts'")),
    ];
    return { files, problems: [] };
  },
};

/** Lets every mock draw from the same seed, so that it answers the same at any time and in any order. */
function seeded(mocks: string): string {
  return mocks.replaceAll(/^(export const get\w+ResponseMock = \(.*?\): [^\n]*? => \()/gm, '$1faker.seed(7), ');
}

function isContract(path: string): boolean {
  return path.startsWith('contracts/http/') && path.endsWith('.yaml');
}
