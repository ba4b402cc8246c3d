import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useGetInstrument } from './generated/hooks/instruments.ts';
import { useGetUser } from './generated/hooks/users.ts';
import { setHookTransport } from './orval-mutator.ts';
import { createQueryClient } from './query-client.ts';
import { createTransport } from './transport.ts';

afterAll(() => setHookTransport(createTransport({ baseUrl: '/api' })));

const ADDRESS = '*/v1/instruments/:entityType/:entityValue';
const server = setupServer(http.get(ADDRESS, () => HttpResponse.json({ name: 'SAP SE' })));
const requests: string[] = [];
server.events.on('request:start', ({ request }) => void requests.push(request.url));

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setHookTransport(createTransport({ baseUrl: `${location.origin}/api` }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  server.resetHandlers();
  requests.length = 0;
});
afterAll(() => server.close());

function Name() {
  const { data, error } = useGetInstrument('STOCK', 'ISIN:DE0007164600');
  return <p>{error ? `Fehler ${error.status}` : (data?.name ?? 'lädt')}</p>;
}
const page = () => (
  <QueryClientProvider client={createQueryClient()}>
    <Name />
    <Name />
  </QueryClientProvider>
);

it('shows the answer in every component that asks, with one request for all', async () => {
  render(page());
  expect(await screen.findAllByText('SAP SE')).toHaveLength(2);
  expect(requests).toEqual([`${location.origin}/api/v1/instruments/STOCK/ISIN%3ADE0007164600`]);
});

it('hands a failing answer to the component as an ApiError', async () => {
  server.use(http.get(ADDRESS, () => HttpResponse.json({ errorCode: 1404 }, { status: 404 })));
  render(page());
  expect(await screen.findAllByText('Fehler 404')).toHaveLength(2);
  expect(requests).toHaveLength(1);
});

function User() {
  const { data } = useGetUser();
  return <p>{data === undefined ? 'lädt' : 'angemeldet'}</p>;
}

it.each([
  [390, 'MOBILE'],
  [800, 'TABLET'],
  [1440, 'DESKTOP'],
])('[HTTP-017] tells the device of a window of %i px and the application with a call that takes them', async (width, device) => {
  vi.stubGlobal('innerWidth', width);
  server.use(http.get('*/v1/users', () => HttpResponse.json({})));
  const client = createQueryClient();
  render(<User />, { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> });
  await screen.findByText('angemeldet');
  expect(requests).toEqual([`${location.origin}/api/v1/users?application=WEBSITE&device=${device}`]);
});
