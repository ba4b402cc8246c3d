import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { createTransport } from '../transport.ts';
import type { Operation } from './operation.ts';
import { connectHooks, mutationHook, queryHook, queryKeyOf } from './react.ts';

type GetThing = {
  parameters: { path: { id: string }; query?: { ids?: string[] } };
  responses: { 200: { content: { 'application/json': { name: string } } }; 404: { content: { 'application/json': { reason: string } } } };
};
type SaveThing = {
  parameters: { path?: never };
  requestBody: { content: { 'application/x-www-form-urlencoded': { name: string } } };
  responses: { 204: { content?: never } };
};
const getThing: Operation<GetThing, never> = {
  method: 'GET',
  path: '/things/{id}',
  parameters: [{ name: 'ids', in: 'query', explode: false }],
  answers: ['application/json'],
  security: [['key']],
};
const saveThing: Operation<SaveThing, 'application/x-www-form-urlencoded'> = {
  method: 'POST',
  path: '/things',
  bodies: { 'application/x-www-form-urlencoded': {} },
};
const useGetThing = queryHook(getThing);
const useSaveThing = mutationHook(saveThing);

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;

function connected(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const schemes = { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } as const;
  connectHooks({ transport: createTransport({ baseUrl: 'http://api.test', fetch }), schemes, credentials: { key: 'k' } });
  return {
    fetch,
    sent: () => ({ url: fetch.mock.lastCall?.[0], ...fetch.mock.lastCall?.[1] }),
    header: (name: string) => new Headers(fetch.mock.lastCall?.[1]?.headers).get(name),
  };
}

it('the hook of a read calls as the document says, shows who calls, and is typed by the answer', async () => {
  const { sent, header } = connected(() => Response.json({ name: 'one' }));
  const { result } = renderHook(() => useGetThing({ path: { id: 'a/b' }, query: { ids: ['1', '2,3'] } }), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ name: 'one' }));
  expectTypeOf(result.current.data).toEqualTypeOf<{ name: string } | undefined>();
  expect(sent()).toMatchObject({ url: 'http://api.test/things/a%2Fb?ids=1,2%2C3', method: 'GET' });
  expect([header('X-Key'), header('X-Request-Id'), header('Accept')]).toEqual(['k', null, 'application/json']);
});

it('the hook of a write sends its body in the media type of the document', async () => {
  const { sent, header } = connected(() => new Response(null, { status: 204 }));
  const { result } = renderHook(() => useSaveThing(), { wrapper });
  await act(() => result.current.mutateAsync({ body: { name: 'a b&c' } }));
  expect(sent()).toMatchObject({ method: 'POST', body: 'name=a+b%26c' });
  expect(header('Content-Type')).toBe('application/x-www-form-urlencoded');
});

it('hooks fail with the ApiError of the transport', async () => {
  connected(() => new Response('{"reason":"gone"}', { status: 404 }));
  const { result } = renderHook(() => useGetThing({ path: { id: '1' } }, { retry: false }), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 404, body: { reason: 'gone' } }));
});

it('the key of a read has method, path and input; without input it stands for all its reads', () => {
  expect(queryKeyOf(getThing, { path: { id: '1' } })).toEqual(['GET', '/things/{id}', { path: { id: '1' } }]);
  expect(queryKeyOf(getThing)).toEqual(['GET', '/things/{id}']);
});
