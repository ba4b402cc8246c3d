import type { Answer } from './runner/ask.ts';
import type { Attack, Portal } from './attack.ts';

const FROM = '203.0.113.77';
const BOUNDARY = 'grenze';
/** Word in the answer to a slow sender, near the start of the page: `ask` stores only the first megabyte of an answer. */
const TOO_SLOW = 'rechtzeitig';

/** Browser with its own session and watchlist. */
interface Sender {
  readonly list: string;
  /** Headers that a browser of this session sends. */
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<Answer>;
  post(path: string, pairs: Readonly<Record<string, string>>): Promise<Answer>;
  /** Returns the token of a freshly rendered form. */
  token(path: string, form: string): Promise<string>;
}

async function sender({ site, users, ask }: Portal, name: 'plus' | 'pro', label: string): Promise<Sender> {
  const own = { origin: site, 'sec-fetch-site': 'same-origin' };
  const body = { email: users.email(name), password: users.password };
  const login = await ask({ url: `${site}/api/v1/users/login`, from: FROM, method: 'POST', headers: own, body });
  const cookies = cookiesOf(login);
  const first = await ask({ url: `${site}/watchlist`, from: FROM, headers: { cookie: cookies } });
  const headers = { ...own, cookie: [cookies, cookiesOf(first)].filter((part) => part !== '').join('; ') };
  const get = (path: string): Promise<Answer> => ask({ url: site + path, from: FROM, headers });
  const post = (path: string, pairs: Readonly<Record<string, string>>): Promise<Answer> =>
    ask({
      url: site + path,
      from: FROM,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(pairs).toString(),
    });
  const token = async (path: string, form: string): Promise<string> => tokenIn((await get(path)).body, form);
  const made = await post('/watchlist', {
    _form: 'watchlist-lists.create',
    _token: await token('/watchlist', 'watchlist-lists.create'),
    name: `${label} ${Date.now()}`,
  });
  return { list: String(made.headers.location), headers, get, post, token };
}

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '').join('; ');
}

/** Finds the token of a rendered form. */
function tokenIn(html: string, form: string): string {
  return /name="_token" value="([^"]+)"/u.exec(html.slice(html.indexOf(`data-form="${form}"`)))?.[1] ?? '';
}

function sealIn(html: string): string {
  return /name="_seal" value="([^"]+)"/u.exec(html)?.[1] ?? '';
}

const part = (name: string, value: string, more = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, content: string): string => part('text', content, `; filename="${name}"\r\nContent-Type: text/csv`);

/** Uploads a file through a form, with a valid session and token. */
async function upload(portal: Portal, { list, headers, token }: Sender, parts: string): Promise<Answer> {
  const form = 'watchlist-positions.import';
  const body = part('_form', form) + part('_token', await token(list, form)) + parts;
  return portal.ask({
    url: portal.site + list,
    from: FROM,
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${body}--${BOUNDARY}--\r\n`,
    timeout: 20_000,
  });
}

/** Sends a file larger than a form accepts; the server must stop reading before its end. */
async function oversized(portal: Portal): ReturnType<Attack['run']> {
  const visitor = await sender(portal, 'plus', 'Groß');
  const { status } = await upload(portal, visitor, file('a.csv', 'a'.repeat(12_000_000)));
  return { after: `12 MB: ${status}`, held: status === 413 };
}

/** Sends a form with many parts, each of which costs work. */
async function manyParts(portal: Portal): ReturnType<Attack['run']> {
  const visitor = await sender(portal, 'plus', 'Teile');
  const { status } = await upload(portal, visitor, part('x', '').repeat(20_000));
  return { after: `20.000 Teile: ${status}`, held: status === 413 };
}

/** Sends one value of a megabyte as a field instead of a file. */
async function longField(portal: Portal): ReturnType<Attack['run']> {
  const visitor = await sender(portal, 'plus', 'Lang');
  const long = await upload(portal, visitor, Array.from({ length: 60 }, () => part('x', 'v'.repeat(20_000))).join(''));
  const head = await upload(portal, visitor, part('x', '', `; y="${'h'.repeat(300_000)}"`));
  return {
    after: `1,2 MB in Feldern: ${long.status}, 300 kB im Kopf eines Teils: ${head.status}`,
    held: long.status === 413 && head.status === 400,
  };
}

/** Uploads a program that claims to be a table. */
async function wrongKind(portal: Portal): ReturnType<Attack['run']> {
  const visitor = await sender(portal, 'plus', 'Art');
  const { status, body } = await upload(portal, visitor, file('a.csv', 'MZ\u0000\u0001 DE0007164600'));
  return { after: `Programm als CSV: ${status}`, held: status === 422 && body.includes('kein lesbarer Text') };
}

/** Sends a file that never ends, byte by byte: the sender receives a German message before the connection is cut. */
async function slow(portal: Portal): ReturnType<Attack['run']> {
  const visitor = await sender(portal, 'plus', 'Langsam');
  const form = 'watchlist-positions.import';
  const beginning = part('_form', form) + part('_token', await visitor.token(visitor.list, form));
  const { request } = await import('node:http');
  const answer = await new Promise<string>((resolve) => {
    const call = request(
      portal.site + visitor.list,
      {
        method: 'POST',
        headers: { ...visitor.headers, 'x-forwarded-for': FROM, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(`${response.statusCode} ${text}`));
      },
    );
    const drip = setInterval(() => call.write('a'), 250);
    call.on('error', () => resolve('0')).on('close', () => clearInterval(drip));
    call.write(`${beginning}--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"; filename="a.csv"\r\n\r\n`);
  });
  return { after: `langsame Datei: ${answer.slice(0, 3)}`, held: answer.startsWith('408') && answer.includes(TOO_SLOW) };
}

/** Confirms another user's prompt, and confirms an already confirmed one again, from freshly rendered pages. */
async function confirmation(portal: Portal): ReturnType<Attack['run']> {
  const [plus, pro] = [await sender(portal, 'plus', 'Frage'), await sender(portal, 'pro', 'Fremd')];
  const form = 'watchlist-positions.add';
  const rows = { 'rows.rows': '1', 'rows.0.code': 'DE0007164600', 'path:entityValue': plus.list.split('/').at(-1) ?? '' };
  const asked = await plus.post(plus.list, { _form: form, _token: await plus.token(plus.list, form), ...rows });
  const seal = sealIn(asked.body);
  const confirm = async (who: Sender): Promise<number> =>
    (await who.post(who.list, { _form: form, _token: await who.token(who.list, form), _seal: seal })).status;
  const [foreign, forged] = [
    await confirm(pro),
    (await plus.post(plus.list, { _form: form, _token: await plus.token(plus.list, form), _seal: `${seal}x` })).status,
  ];
  const own = [await confirm(plus), await confirm(plus)];
  const count = ((await plus.get(plus.list)).body.match(/data-form="watchlist-positions\.remove"/gu) ?? []).length;
  return {
    after: `fremd bestätigt: ${foreign}, verändert: ${forged}, zweimal bestätigt: ${own.join(', ')}, Positionen: ${count}`,
    held: seal !== '' && foreign === 403 && forged === 403 && own.every((status) => status === 303) && count === 1,
  };
}

/** Reads and writes a user's list with another session and without one, just after its owner has opened it. */
async function listOfAnother(portal: Portal): ReturnType<Attack['run']> {
  const [plus, pro] = [await sender(portal, 'plus', 'Geheim'), await sender(portal, 'pro', 'Fremd')];
  const isSeen = ({ body }: Answer): boolean => body.includes('Geheim');
  const own = await plus.get(plus.list);
  const form = 'watchlist-positions.add';
  const foreign = [
    await pro.get(plus.list),
    await pro.get(`${plus.list}?page=1`),
    await pro.post(plus.list, { _form: form, _token: await pro.token(pro.list, form), 'rows.rows': '1', 'rows.0.code': 'DE0007164600' }),
    await portal.ask({ url: portal.site + plus.list, from: FROM }),
    await portal.ask({ url: portal.site + plus.list, from: FROM, headers: { 'x-page-copy': '1' } }),
  ];
  return {
    after: `Besitzer: ${own.status}, andere: ${foreign.map(({ status }) => status).join(', ')}`,
    held: own.status === 200 && isSeen(own) && !foreign.some(isSeen) && foreign.slice(0, 3).every(({ status }) => status === 404),
  };
}

export const attacks: readonly Attack[] = [
  { name: 'forms-oversized-file', seconds: 4, apart: true, run: oversized },
  { name: 'forms-many-parts', seconds: 4, apart: true, run: manyParts },
  { name: 'forms-long-fields', seconds: 4, apart: true, run: longField },
  { name: 'forms-wrong-kind', seconds: 4, apart: true, run: wrongKind },
  { name: 'forms-slow-file', seconds: 12, apart: true, run: slow },
  { name: 'forms-confirmation', seconds: 5, apart: true, run: confirmation },
  { name: 'list-of-another', seconds: 5, apart: true, run: listOfAnother },
];
