import { edit, type Safeguard } from '../runner/safeguard.ts';

/** Jobs on documents run in the process that serves visitors. Jobs on pictures, which have other settings, are unchanged. */
const WITHOUT_PROCESSES = `const { composerJobs } = await import('./registry.ts');
      const { createContext } = await import('./context.ts');
      const all = composerJobs as unknown as Record<string, (input: unknown, context: unknown) => unknown>;
      const isOwn = Object.hasOwn(composerJobs, name);
      const context = isOwn ? ((globalThis as any).jobContext ??= createContext(parts.settings as never, host)) : undefined;
      answer.resolve(isOwn ? await all[name]?.(input, context) : await done(name, input));`;

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'composer-long-texts',
    edits: [edit('composer/server/files.ts', 'const LARGEST = 256 * 1024;', 'const LARGEST = 256 * 1024 * 1024;')],
  },
  // Limit of a patch in the contract, as compiled into the check.
  {
    attack: 'composer-many-steps',
    edits: [edit('composer/generated/requests.js', 'if (data5.length > 500) {', 'if (data5.length > 5_000_000) {')],
  },
  {
    attack: 'composer-largest-documents',
    edits: [edit('composer/jobs/pool.ts', 'answer.resolve(await done(name, input));', WITHOUT_PROCESSES)],
  },
  {
    attack: 'composer-deep-value',
    edits: [edit('composer/server/read-body.ts', 'if (levelsOf(bytes) > MOST_LEVELS)', 'if (levelsOf(bytes) < 0)')],
  },
  {
    attack: 'composer-copies-of-copies',
    edits: [edit('composer/documents/growth.ts', 'if (copied > MOST_COPIED)', 'if (copied < 0)')],
  },
];
