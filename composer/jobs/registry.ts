import { compare } from './documents/compare.ts';

/**
 * Everything that job processes do. A job is a function from data to data; what it needs besides stands in its context. It is added here,
 * and asked for by its name: `pool.run(editor.id, 'compare', { file, before, after })`.
 */
export const composerJobs = { compare };

/** The jobs by name, for those who ask for them; nothing of their code is loaded then. */
export type ComposerJobs = typeof composerJobs;
