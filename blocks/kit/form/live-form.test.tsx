import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldsOf } from './fields.ts';
import type { FormView } from './form.ts';
import { LiveForm } from './live-form.tsx';

const properties = { action: { type: 'string' }, submit: { type: 'string' }, name: { type: 'string' } };
const fields = fieldsOf(
  { operation: 'registerUser', fields: Object.keys(properties).map((at) => ({ at, label: `Feld ${at}` })) },
  { type: 'object', properties },
);
const form: FormView = {
  name: 'probe',
  action: '/probe',
  token: 't',
  fields,
  submit: 'Senden',
  values: { action: 'kaufen' },
  findings: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is sent to its page, whatever its fields are called', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ kind: 'refused', findings: [{ message: 'Nein.' }] }));
  vi.stubGlobal('fetch', fetch);
  render(<LiveForm form={form} validate={() => true} />);
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nein.');
  expect(fetch.mock.calls[0]?.[0]).toBe('/probe');
});

it('goes the plain way when the answer is not ours, whatever its fields are called', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  render(<LiveForm form={form} validate={() => true} />);
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.contexts[0]).toBe(document.querySelector('form'));
});

it('shows a field on demand once a finding asks for it, and keeps it with what was written', async () => {
  const answers = [[{ field: 'name', message: 'Bitte auch den Namen.' }], [{ message: 'Gerade nicht.' }]];
  vi.stubGlobal('fetch', async () => Response.json({ kind: 'refused', findings: answers.shift() }));
  const asking = { ...form, fields: fields.map((field) => (field.at === 'name' ? { ...field, isOnDemand: true as const } : field)) };
  render(<LiveForm form={asking} validate={() => true} />);
  expect(screen.queryByLabelText('Feld name')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  fireEvent.input(await screen.findByLabelText('Feld name'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByText('Gerade nicht.');
  expect(screen.getByLabelText<HTMLInputElement>('Feld name').value).toBe('Anna');
});
