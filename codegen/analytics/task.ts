import type { Analytics } from '#documents/generated/types.ts';
import { checkedDocument, constant } from '../checked-document.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';

const source = 'config/analytics.yaml';
const schema = 'documents/kinds/analytics/analytics.schema.json';
const target = 'domain/analytics/generated/';

/** Generates a constant with the portal's properties for every counted event. Scripts of pages need it because they read no documents. */
export const analyticsTask: Task = {
  name: 'analytics',
  owns: [target],
  reads: (path) => path === source || path === schema,
  async run(root) {
    const document = checkedDocument<Analytics>(root, { source, schema });
    if (document === undefined) return { files: [], problems: [] };
    const { appName, appType, appVersion, appTraffic, appEnvironment } = document;
    const values = { appName, appType, appVersion, appTraffic, appEnvironment };
    const text = constant('What every event says of the portal (`config/analytics.yaml`).', 'FIXED_VALUES', values);
    return { files: [await formatted(`${target}fixed-values.ts`, text)], problems: [] };
  },
};
