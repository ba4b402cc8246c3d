import type { Subject } from '#subjects/generated/shapes.ts';
import type { PrivateCall } from '#client/audience.ts';
import type { RenderContext } from './render-context.ts';
import type { PageMatch } from './route.ts';
import { isRefusal, withSignal } from './run-plan.ts';
import type { SubjectKind } from '#documents/reader/references/instances.ts';
import { subjectModules } from '#subjects/generated/modules.ts';
import type { AnySubjectModule } from '#subjects/kit/any-subject.ts';
import type { SubjectAddress, SubjectSource } from '#subjects/kit/subject-module.ts';
import { portalSource } from './portal-source.ts';

/** Result of resolving a page's subject, with its canonical path. */
export type Resolution =
  | { readonly kind: 'found'; readonly subject: Subject | undefined; readonly canonicalPath: string; readonly isSecondAddress?: boolean }
  /** Redirects temporarily to another address. */
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly error: Error };

/** Options for resolving a subject. */
export interface SubjectRequest {
  readonly signal: AbortSignal;
  /** Query of the address. */
  readonly query?: SubjectSource['query'] | undefined;
  /** Call with the visitor's session; only if the page is rendered for this visitor alone. */
  readonly call?: PrivateCall | undefined;
}

/**
 * Resolves the page's subject, with the session if the kind differs by user or belongs to a user. If the provider does not answer, the
 * subject is unreachable, not unknown.
 */
export async function resolveSubject(
  { address }: PageMatch,
  path: string,
  context: RenderContext,
  request: SubjectRequest,
): Promise<Resolution> {
  if (!address) return { kind: 'found', subject: undefined, canonicalPath: path };
  const module = subjectModules[address.config.kind];
  try {
    const found = await findWith(module, address, context, request);
    if (found === undefined) return { kind: 'unknown' };
    return 'elsewhere' in found ? { kind: 'elsewhere', location: found.elsewhere } : { kind: 'found', ...found };
  } catch (error) {
    return { kind: 'unreachable', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function findWith(module: AnySubjectModule, address: SubjectAddress<SubjectKind>, context: RenderContext, request: SubjectRequest) {
  const { call } = request;
  if (module.audience !== 'private')
    return module.resolve(address, sourceOf(context, { ...request, ...(module.differsByUser !== true && { call: undefined }) }));
  // A private subject needs the session of its user.
  return call && module.resolve(address, { ...sourceOf(context, request), call });
}

function sourceOf({ config, ...context }: RenderContext, { signal, query = {}, call: own }: SubjectRequest): SubjectSource {
  const call = own ?? context.call;
  return {
    config,
    query,
    portal: portalSource(config),
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

/** Calls `ask` with the module of the subject's kind; undefined for pages without a subject. */
export function aboutSubject<Result>(
  subject: Subject | undefined,
  ask: (module: AnySubjectModule, subject: Subject) => Result,
): Result | undefined {
  return subject && ask(subjectModules[subject.kind], subject);
}
