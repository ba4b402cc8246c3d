import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient, EXTRA } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => count * 60_000;

describe('the data cache', () => {
  it('[CONST-008] asks again after 10 minutes and not before', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn<() => Promise<string>>(async () => 'fresh');
    const fetch = () => client.fetchQuery({ queryKey: ['quote'], queryFn });
    await fetch();
    await vi.advanceTimersByTimeAsync(minutes(10) - 1);
    await fetch();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await fetch();
    expect(queryFn).toHaveBeenCalledTimes(2);
    client.clear();
  });

  it('repeats a call once when the network failed, and never when the server answered', async () => {
    const client = createQueryClient();
    const failing = async (error: ApiError) => {
      const queryFn = vi.fn<() => Promise<never>>(async () => {
        throw error;
      });
      const observer = new QueryObserver(client, { queryKey: [error.message], queryFn });
      const stop = observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(minutes(1));
      stop();
      return queryFn.mock.calls.length;
    };
    expect(await failing(new ApiError({ message: 'no network', isNetworkFailure: true }))).toBe(2);
    expect(await failing(new ApiError({ message: 'broken', status: 500 }))).toBe(1);
    client.clear();
  });

  it.each([
    [new ApiError({ message: '{…}', body: { displayErrorMessage: 'Bitte melde dich an.' }, status: 401 }), 'Bitte melde dich an.'],
    [new Error('Der Kurs ist weg.'), 'Der Kurs ist weg.'],
    [new Error(''), 'Query Cache Unbekannter Fehler'],
    [new ApiError({ message: '{}', body: {}, status: 500 }), 'Query Cache Unbekannter Fehler'],
  ])('[ERR-005] tells what a failed call says of itself, or that nobody knows: %j', async (error, text) => {
    const tell = vi.fn<(message: string) => void>();
    const client = createQueryClient(tell);
    const queryFn = async (): Promise<never> => {
      throw error;
    };
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn, retry: false })).rejects.toBe(error);
    expect(tell).toHaveBeenCalledExactlyOnceWith(text);
    client.clear();
  });

  it('[ERR-015] notes what failed of the extras of a page, and tells nobody', async () => {
    const [tell, note] = [vi.fn<(message: string) => void>(), vi.fn<(error: Error) => void>()];
    const client = createQueryClient(tell, note);
    const error = new ApiError({ message: 'Keine Werbung.', status: 503 });
    const queryFn = async (): Promise<never> => {
      throw error;
    };
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn, retry: false, meta: EXTRA })).rejects.toBe(error);
    expect([tell.mock.calls, note.mock.calls]).toEqual([[], [[error]]]);
    client.clear();
  });
});
