import { createElement, type ReactNode } from 'react';
import { GlobalWindow } from 'happy-dom';
import { checkCall, credentials, idOf, type GeneratedClient, type WireResult } from './wire.ts';
import { operationsOf, type Json } from './document.ts';
import { startMockServer } from './mock-server.ts';
import { plannedCalls } from './plan.ts';

type Hook = (
  input?: unknown,
  options?: object,
) => { readonly data: unknown; readonly error: unknown; readonly isPending: boolean } & {
  readonly mutateAsync?: (input: unknown) => Promise<unknown>;
};

/** Generated hooks and the operations that they call. */
export interface GeneratedHooks extends GeneratedClient {
  readonly hooks: Readonly<Record<string, Hook>> & { readonly setHookTransport: (transport: unknown, credentials: object) => void };
  /** Module of operations: constants by the name of the hook without `use`. */
  readonly operations: Readonly<Record<string, unknown>>;
}

/** Patience for a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 5 };

/** Uses each hook once in a component, with the first media type of its request, and compares its request with the document. */
export async function checkHooks(document: Json, client: GeneratedHooks): Promise<WireResult> {
  openPage();
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const { renderHook, waitFor } = await import('@testing-library/react');
  const server = await startMockServer();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client: queries }, children);
  client.hooks.setHookTransport(client.createTransport({ baseUrl: server.address }), credentials(document));
  const names = new Map(
    Object.entries(client.operations).map(([name, operation]) => [operation, `use${name.charAt(0).toUpperCase()}${name.slice(1)}`]),
  );
  const wrong: string[] = [];
  let calls = 0;
  const operations = operationsOf(document);
  try {
    for (const placed of operations) {
      const [planned] = plannedCalls(document, placed);
      if (planned === undefined) continue;
      calls += 1;
      const name = names.get(client.operationTable[idOf(client, planned)]) ?? '';
      const use = client.hooks[name];
      const call = async (): Promise<unknown> => {
        if (use === undefined) throw new Error('There is no such hook.');
        const { result, unmount } = renderHook(() => use(planned.input), { wrapper });
        const { mutateAsync } = result.current;
        if (mutateAsync !== undefined) return mutateAsync(planned.input).finally(unmount);
        await waitFor(() => {
          if (result.current.isPending) throw new Error('It still waits.');
        }, PATIENCE);
        const { data, error } = result.current;
        unmount();
        if (error !== null) throw error;
        return data ?? undefined;
      };
      const found = await checkCall(document, planned, server, call);
      wrong.push(...found.map((fault) => `${planned.method.toUpperCase()} ${planned.path} (${name}): ${fault}`));
    }
  } finally {
    await server.close();
    queries.clear();
  }
  return { operations: operations.length, calls, wrong };
}

/** Opens a page for React without replacing the platform APIs of Node. */
function openPage(): void {
  if ('document' in globalThis) return;
  const window = new GlobalWindow();
  Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement, IS_REACT_ACT_ENVIRONMENT: false });
}
