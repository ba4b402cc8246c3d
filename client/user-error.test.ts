import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createTransport } from './transport.ts';
import { userErrorOf } from './user-error.ts';

const failed = (body: unknown) => userErrorOf(new ApiError({ message: 'raw', body, status: 409 }));

describe('userErrorOf', () => {
  it.each([
    [{ msg: 'Konto gesperrt', displayErrorMessage: 'zweiter', errorMessage: 'third' }, 'Konto gesperrt'],
    [{ displayErrorMessage: 'Bitte melde dich an.', errorMessage: 'third' }, 'Bitte melde dich an.'],
    [{ msg: '', errorMessage: 'no session' }, 'no session'],
    [{ msg: 7 }, 'Unbekannter Fehler'],
    ['<html>', 'Unbekannter Fehler'],
  ])('[ERR-006] reads %j as „%s“ and keeps the status', (body, message) => {
    expect(failed(body)).toEqual({ message, status: 409 });
  });

  it('[ERR-006] tells the same of a real answer', async () => {
    const fetch = (async () =>
      Response.json({ displayErrorMessage: 'Der Token ist abgelaufen.' }, { status: 401 })) as typeof globalThis.fetch;
    const { error } = await createTransport({ baseUrl: 'http://provider', fetch }).send({ method: 'GET', path: '/v1/users' });
    expect(userErrorOf(error)).toEqual({ message: 'Der Token ist abgelaufen.', status: 401 });
  });

  it('has a text for faults without an answer', () => {
    expect(userErrorOf(new TypeError('fetch failed'))).toEqual({ message: 'Unbekannter Fehler', status: 0 });
  });
});
