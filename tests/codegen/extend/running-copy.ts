import type { Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type * as islandsModule from '#blocks/generated/islands.ts';
import type * as scriptsModule from '#blocks/generated/page-scripts.ts';
import { privateCall, sessionToken, type PrivateCall } from '#client/audience.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import { readPath } from '#documents/routes/path.ts';
import { ANYONE } from '#domain/user/visitor.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '#provider/services/accounts/settings.ts';
import type * as providerModule from '#provider/provider.ts';
import type * as storeModule from '#provider/store/testing.ts';
import type { RenderContext, PageResult } from '#renderer/render-context.ts';
import type * as formsModule from '#renderer/page-forms.ts';
import type * as renderModule from '#renderer/render-page.ts';
import type * as routeModule from '#renderer/route.ts';
import type * as deskModule from '#site/forms/submission-context.ts';
import type { Outcome } from '#site/forms/outcome.ts';
import { issueToken } from '#site/forms/form-token.ts';
import type * as receiveModule from '#site/forms/receive-form.ts';
import type * as contextModule from '#site/render-context.ts';
import type * as filesModule from '#site/server/news/news-files.ts';

/** A working copy of the project: its own renderer and site, connected to its own provider. */
export interface RunningCopy {
  /** Renders the page at an address as a visitor without an account sees it. */
  draw(path: string): Promise<PageResult>;
  /** Makes a call without a session. */
  call<Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>>;
  /** Logs a demo user in; returns renderer and calls with that session. */
  logIn(name: Parameters<typeof demoEmail>[0]): Promise<{
    draw(path: string): Promise<PageResult>;
    make<Op extends OperationId>(operation: Op, input: OperationInput<Op>): Promise<OperationOutput<Op>>;
  }>;
  /** Sends the form of a page with these values; returns the result. */
  send(path: string, values: Readonly<Record<string, string>>): Promise<Outcome>;
  /** Loads an island's module, like its chunk in the browser. */
  island(name: string): Promise<object | undefined>;
  /** Loads the script of a block, by the name in pages. */
  script(name: string): Promise<object | undefined>;
  /** Returns the file at an address below a page. */
  file(path: string): Promise<object | undefined>;
  stop(): Promise<void>;
}

const now = Date.parse('2026-11-20T10:00:00Z');
const secret = 'a secret of this test, long enough';
const visitor = 'A'.repeat(22);
const tokenOf = (form: string): string => issueToken(secret, { visitor, session: undefined, form }, now);

/** Starts the copy in this process; `setEnvironment` connects its site to its provider. */
export async function startCopy(root: string, setEnvironment: (name: string, value: string) => void): Promise<RunningCopy> {
  const part = async <Module>(path: string): Promise<Module> => (await import(join(root, path))) as Module;
  const { createProvider } = await part<typeof providerModule>('provider/provider.ts');
  const { createTestStore } = await part<typeof storeModule>('provider/store/testing.ts');
  const store = await createTestStore();
  const provider = await createProvider({
    ...store.options,
    clock: { now: () => now },
    derivatives: 0,
    logLevel: 'fatal',
    users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD, productsFile: join(root, 'config/products.yaml') },
  });
  setEnvironment('PROVIDER_URL', await provider.listen({ port: 0 }));
  setEnvironment('PARKETT_ROOT', root);
  const { currentRenderContext, pageCall } = await part<typeof contextModule>('site/render-context.ts');
  const { matchPage } = await part<typeof routeModule>('renderer/route.ts');
  const { renderPage } = await part<typeof renderModule>('renderer/render-page.ts');
  const { formsOn } = await part<typeof formsModule>('renderer/page-forms.ts');
  const { receiveForm } = await part<typeof receiveModule>('site/forms/receive-form.ts');
  const { submissionContext } = await part<typeof deskModule>('site/forms/submission-context.ts');
  const { pageScripts } = await part<typeof scriptsModule>('blocks/generated/page-scripts.ts');
  const { newsFile } = await part<typeof filesModule>('site/server/news/news-files.ts');
  const { islands } = await part<typeof islandsModule>('blocks/generated/islands.ts');
  const islandsByName: Readonly<Record<string, () => Promise<object>>> = islands;
  const matchIn = (context: RenderContext, path: string): routeModule.PageMatch => {
    const match = matchPage(context.config, readPath(path));
    if (match === undefined) throw new Error(`No page of the copy matches ${path}`);
    return match;
  };
  const drawWith = (path: string, call: PrivateCall): Promise<PageResult> => {
    const context = currentRenderContext();
    return renderPage({ path, query: {}, now, visitor: ANYONE, call, forms: { token: tokenOf }, match: matchIn(context, path) }, context);
  };
  return {
    draw: (path) => drawWith(path, privateCall(pageCall(), undefined)),
    call: (operation, input) => pageCall()(operation, input, { signal: AbortSignal.timeout(30_000) }),
    async logIn(name) {
      const signal = AbortSignal.timeout(30_000);
      const { token } = await pageCall()('loginUser', { body: { email: demoEmail(name), password: DEMO_PASSWORD } }, { signal });
      const call = privateCall(pageCall(), sessionToken(token));
      return { draw: (path) => drawWith(path, call), make: (operation, input) => call(operation, input, { signal }) };
    },
    async send(path, values) {
      const context = currentRenderContext();
      const [form, ...others] = await formsOn({ path, match: matchIn(context, path), now }, { visitor: ANYONE }, context);
      if (form === undefined) throw new Error(`There is no form on ${path}`);
      const request = requestOf({ _form: form.name, _token: tokenOf(form.name), ...values });
      const submission = submissionContext(request as unknown as Parameters<typeof submissionContext>[0], { query: {} });
      return (await receiveForm(request, [form, ...others], { ...submission, secret, now })).outcome;
    },
    island: async (name) => islandsByName[name]?.(),
    script: (name) => Promise.resolve(pageScripts[name]),
    file: (path) => newsFile(path),
    async stop() {
      await provider.close();
      await store.dispose();
    },
  };
}

/** Returns a form request as a browser sends it from a page of ours. */
function requestOf(values: Readonly<Record<string, string>>) {
  const headers = {
    host: 'parkett.example',
    origin: 'https://parkett.example',
    cookie: `formular=${visitor}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = Readable.from([Buffer.from(new URLSearchParams(values).toString())]);
  return Object.assign(body, { headers, socket: { remoteAddress: '127.0.0.1' } as Socket });
}
