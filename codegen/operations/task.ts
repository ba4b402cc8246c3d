import { join } from 'node:path';
import { bundleContracts } from '../contracts/bundle.ts';
import { typedJson } from '../output.ts';
import type { Task } from '../task.ts';
import { readTable } from './read-table.ts';

const folder = 'documents/operations/generated/';

/** Generates the table of operations by which tables and facts in page documents are rendered and checked. Only servers read it. */
export const operationsTask: Task = {
  name: 'operations',
  owns: [folder],
  reads: (path) => path.startsWith('contracts/http/') && path.endsWith('.yaml'),
  async run(root) {
    const table = readTable(bundleContracts(join(root, 'contracts/http'), 'provider'));
    return { files: await typedJson(`${folder}table.json`, table, "import('../table.ts').OperationTable"), problems: [] };
  },
};
