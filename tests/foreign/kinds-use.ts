/** Code that uses the client of `kinds.yaml` and compiles only if each type there is right. */
export const KINDS_USE = `
import { createCall, createFetchClient } from './fetch-client.ts';
import type { components } from './schema.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({ baseUrl: 'http://api.test' });
const call = createCall(transport);
type Schemas = components['schemas'];

export const merged: Schemas['Account'] = await call('getMerged');
void call('getShared', { query: { page: 1 } });
// @ts-expect-error -- The path says that the page is required.
void call('getShared');
void call('getAgain');

const account = await call('postAccount', { body: { name: 'A', password: 'p', address: { street: 'S' } } });
export const id: number | bigint = account.id;
export const changed: string = account.address.changed;
// @ts-expect-error -- An answer has no password.
void account.password;
// @ts-expect-error -- A request needs one.
void call('postAccount', { body: { name: 'A', address: { street: 'S' } } });
// An answer can be sent back.
void call('postAccount', { body: { ...account, password: 'p' } });

const owners = await call('patchAccount', { body: { name: 'A', password: 'p', address: { street: 'S' }, since: '2026' } });
export const percent: number | undefined = owners.main?.percent;
export const further: number | undefined = owners['somebody']?.percent;

const inside = await call('getInside', { query: { sort: 'up' } });
export const parts: [string, string, number | undefined, number] = [
  inside.part.since,
  inside.property.street,
  inside.local.percent,
  inside.header,
];
// @ts-expect-error -- There are two orders.
void call('getInside', { query: { sort: 'left' } });

void call('postPet', { body: { type: 'Cat', lives: 9 } });
// @ts-expect-error -- A dog has no lives.
void call('postPet', { body: { type: 'Dog', lives: 9 } });
const kennel = await call('postPet', { body: { type: 'Dog' } });
if (kennel.first?.type === 'Cat') void kennel.first.lives;
export const since: string = kennel.known.type + kennel.known.since;

const { text, exact } = await call('putContact', { body: { name: 'A', mail: 'a@b', age: 5 } });
// @ts-expect-error -- Mail or phone is required.
void call('putContact', { body: { name: 'A' } });
export const texts: [string, string, boolean] = [text, exact.mail, exact.more];

const lists = await call('getLists');
export const third: boolean | undefined = lists.open[2];
export const second: string | undefined = lists.fewer?.[1];
export const only: [number] = lists.closed;
export const nothing: null = lists.nothing;

export const client = createFetchClient(transport);
`;
