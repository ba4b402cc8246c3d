import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { setHookTransport } from '#client/orval-mutator.ts';
import { createTransport } from '#client/transport.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { Island } from './live.client.tsx';

afterAll(() => setHookTransport(createTransport({ baseUrl: '/api' })));

const { data } = fixtureOf('derivative-facts', 'knock-out') as unknown as { data: { snapshot: unknown } };
let answer: () => Response;

afterEach(cleanup);

function show(entityValue: string): void {
  const fetch = (): Promise<Response> => Promise.resolve(answer());
  setHookTransport(createTransport({ baseUrl: 'http://test.example/api', fetch }));
  render(<Island entityValue={entityValue} path="/derivate/Bonus-SAP-DE000HK0A131" />);
}

it('draws the facts once they are there', async () => {
  answer = () => Response.json(data.snapshot);
  show('1');
  expect(await screen.findByText('Gewinnschwelle (Break-even)')).toBeTruthy();
});

it('says when they cannot be had, and tries again', async () => {
  answer = () =>
    Response.json({ displayErrorMessage: 'x', errorCode: 1404, errorMessage: 'x', identifier: 'x', statusCode: 404 }, { status: 404 });
  show('2');
  const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' }, { timeout: 5_000 });
  answer = () => Response.json(data.snapshot);
  fireEvent.click(retry);
  expect(await screen.findByText('Gewinnschwelle (Break-even)')).toBeTruthy();
});
