import openapiTS, { astToString } from 'openapi-typescript';
import { join } from 'node:path';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';
import { bundleContracts } from './bundle.ts';
import { operationsSource } from './operations.ts';

/** Contracts → types and the table of operations for the client, and the whole document for the provider. */
export const contractsTask: Task = {
  name: 'contracts',
  owns: ['client/generated/schema.ts', 'client/generated/operations.ts', 'provider/generated/'],
  reads: (path) => path.startsWith('contracts/http/'),
  async run(root) {
    const document = bundleContracts(join(root, 'contracts/http'));
    const types = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
    const files = await Promise.all([
      formatted('client/generated/schema.ts', types),
      formatted('client/generated/operations.ts', operationsSource(document)),
      formatted('provider/generated/openapi.json', JSON.stringify(document)),
    ]);
    return { files, problems: [] };
  },
};
