import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { formatted, verbatim } from '../output.ts';
import type { Task } from '../task.ts';
import { agreementSource } from './agreement.ts';
import { bundleContracts } from './bundle.ts';
import { operationsSource, withoutEditorial } from './operations.ts';
import { runOrval } from './orval.ts';
import { withVisit } from './visit-hooks.ts';

/** Generates types and the client's table of operations from the contracts, and the whole document for the provider. */
export const contractsTask: Task = {
  name: 'contracts',
  owns: ['client/generated/schema.ts', 'client/generated/operations.ts', 'client/generated/agreement.ts', 'provider/generated/'],
  reads: isContract,
  async run(root) {
    const document = bundleContracts(join(root, 'contracts/http'), 'provider');
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

/** Generates React hooks from the contracts, one module per tag. Editorial calls are excluded, because no browser makes them. */
export const hooksTask: Task = {
  name: 'hooks',
  owns: ['client/generated/hooks/'],
  reads: isContract,
  async run(root) {
    const document = withoutEditorial(bundleContracts(join(root, 'contracts/http'), 'provider'));
    const { hooks, models } = await runOrval(root, document, { byTag: true });
    const files = Object.entries(hooks).map(([tag, source]) =>
      verbatim(
        `client/generated/hooks/${tag}.ts`,
        withVisit(source, document).replaceAll(/'\.\/((?:orval|visit)-mutator\.ts)'/g, "'../../$1'"),
      ),
    );
    return { files: [...files, verbatim('client/generated/hooks/models.ts', models)], problems: [] };
  },
};

function isContract(path: string): boolean {
  return path.startsWith('contracts/http/') && path.endsWith('.yaml');
}
