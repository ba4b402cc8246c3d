import type { Subject } from '#blocks/kit/block.ts';
import type { RenderContext } from './render-context.ts';
import type { PageMatch } from './route.ts';
import { isRefusal, withSignal } from './run-plan.ts';
import { subjectKinds } from './subjects/kinds.ts';
import type { AnySubjectModule, SubjectSource } from './subjects/subject-module.ts';

/** What the page is about, with the one address it should have. */
export type Resolution =
  | { readonly kind: 'found'; readonly subject: Subject | undefined; readonly canonicalPath: string; readonly isSecondAddress?: boolean }
  /** Leads to another address, for now. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly error: Error };

/** Asks for the page's subject, at the address with its query. A provider that is down makes it unreachable, not unknown. */
export async function resolveSubject(
  { address }: PageMatch,
  path: string,
  context: RenderContext,
  signal: AbortSignal,
  query: SubjectSource['query'] = {},
): Promise<Resolution> {
  if (!address) return { kind: 'found', subject: undefined, canonicalPath: path };
  try {
    const found = await subjectKinds[address.config.kind].resolve(address, sourceOf(context, signal, query));
    if (found === undefined) return { kind: 'unknown' };
    return 'elsewhere' in found ? { kind: 'elsewhere', location: found.elsewhere } : { kind: 'found', ...found };
  } catch (error) {
    return { kind: 'unreachable', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function sourceOf({ config, call }: RenderContext, signal: AbortSignal, query: SubjectSource['query']): SubjectSource {
  return {
    config,
    query,
    async ask(operation, input) {
      try {
        return await withSignal(() => call(operation, input, { signal }), signal);
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
  };
}

/** What the kind of a subject says of it; undefined for pages about nothing. */
export function aboutSubject<Result>(
  subject: Subject | undefined,
  ask: (module: AnySubjectModule, subject: Subject) => Result,
): Result | undefined {
  return subject && ask(subjectKinds[subject.kind], subject);
}
