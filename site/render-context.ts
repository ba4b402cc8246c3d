import { blocksByType } from '#blocks/generated/registry.ts';
import { valueAtPath } from '#blocks/kit/answers/reading.ts';
import validators from '#blocks/generated/validators.cjs';
import { publicCall, type PublicCall } from '#client/audience.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import { createCall, type Call, type CallOptions } from '#client/call.ts';
import { describeVisit } from '#client/visit-middleware.ts';
import type { Device } from '#client/visit.ts';
import type { Config } from '#documents/reader/config.ts';
import { ownOf } from '#documents/reader/path.ts';
import type { RenderContext } from '#renderer/render-context.ts';
import { currentConfig, loadedConfig } from './config-store.ts';
import { withDataCache } from './data-cache.ts';
import { currentPreview, type Preview } from './preview.ts';
import { providerTransport } from './provider-transport.ts';
import { createSectionCall } from './section-calls.ts';
import { createVisitorTokens, withVisitorToken } from './visitor-token.ts';
import { siteOrigin } from './site-origin.ts';

/** Timeout in ms for all calls of one page together. */
export const deadline = 3_000;
const transport = providerTransport(deadline);
const tokens = createVisitorTokens(createCall(transport));
const call = withDataCache(publicCall(pageCall()), deadline);

/** Creates the call of a page. Without a session, operations that require a token get that of an anonymous visitor. */
export function pageCall(device?: Device): Call {
  return withVisitorToken(createSectionCall(transport, describeVisit(device && (() => device))), tokens);
}

/**
 * Data caches of previews, by the sections of the draft. Previews cannot use the public cache: cached answers contain addresses of
 * instruments, which depend on the sections.
 */
const previewCalls = new WeakMap<object, PublicCall>();

function callFor({ sections }: Config, { article }: Preview): PublicCall {
  const cached = previewCalls.get(sections) ?? withDataCache(publicCall(pageCall()), deadline);
  previewCalls.set(sections, cached);
  if (article === undefined) return cached;
  const drafted: Call = <Op extends OperationId>(
    operation: Op,
    input: OperationInput<Op>,
    { signal = AbortSignal.timeout(deadline) }: CallOptions = {},
  ) => {
    const id = operation === 'getArticle' ? valueAtPath(input, 'path.articleId') : undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Answers the operation that was called
    const own = typeof id !== 'string' ? undefined : (article(id, cached, signal) as Promise<OperationOutput<Op>> | undefined);
    return own ?? cached(operation, input, { signal });
  };
  // Public: a draft is the same for all viewers of the preview, and other calls have no session.
  return publicCall(drafted);
}

/** Dependencies of the renderer with the current configuration. */
export function currentRenderContext(): RenderContext {
  const { addressOf } = loadedConfig();
  const config = currentConfig();
  const draft = currentPreview();
  const preview = draft !== undefined || process.env.NODE_ENV === 'development';
  return {
    config,
    call: draft === undefined ? call : callFor(config, draft),
    ...(draft && { draft: { visitor: draft.visitor, stamp: String(draft.now), has: draft.has } }),
    registry: blocksByType,
    preview,
    addressOf: preview ? addressOf : undefined,
    origin: siteOrigin(config.site.hosts.www),
    deadline,
    checkProps,
  };
}

type Validators = Readonly<Record<string, (typeof validators)[keyof typeof validators] | undefined>>;

function checkProps(props: { readonly type: string }): string | undefined {
  const table: Validators = validators;
  const validate = ownOf(table, props.type);
  if (!validate || validate(props)) return undefined;
  return validate.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ') ?? 'invalid';
}
