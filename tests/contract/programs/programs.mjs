// Programs in JavaScript like those of third parties: decoders that accept only the listed values, and a search box. Their requests and
// fields are published, the code is not theirs. First argument: the base address of calls.
const base = process.argv[2];

async function get(path) {
  const answer = await fetch(base + path, { headers: { 'user-agent': 'prices/1.0' }, signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

const TYPES = 'BASKET BOND COMMODITY CURRENCY DERIVATIVE FUND FUTURE INDEX OPTION PRECIOUS_METAL STOCK'.split(' ');
const SECTIONS = {
  STOCK: 'stocks',
  FUND: 'funds',
  INDEX: 'indices',
  BOND: 'bonds',
  PRECIOUS_METAL: 'precious_metals',
  DERIVATIVE: 'derivatives',
};
const optional = (value, type) => value === undefined || typeof value === type;

function decodeInstrument({ entityType, entitySubType, entityValue, name, isin, wkn, symbol }) {
  if (!TYPES.includes(entityType)) throw new Error(`type ${entityType}`);
  if (entityType !== 'FUND' && entityType !== 'DERIVATIVE' && entitySubType !== undefined) throw new Error(`sub type ${entitySubType}`);
  if (typeof entityValue !== 'string' || typeof name !== 'string') throw new Error('no value or name');
  if (![isin, wkn, symbol].every((code) => optional(code, 'string'))) throw new Error('a code is no text');
}

function decodeQuote({ market, isoCurrency, bid, ask, last, volume, datetimeLast }) {
  if (typeof market.name !== 'string' || typeof market.idNotation !== 'number') throw new Error('no market');
  if (typeof isoCurrency !== 'string' || Number.isNaN(Date.parse(datetimeLast))) throw new Error('no currency or time');
  if (![bid, ask, last, volume].every((figure) => optional(figure, 'number'))) throw new Error('a figure is no number');
}

async function search(text) {
  const { list } = await get(`/v1/instruments/query?searchValue=${encodeURIComponent(text)}&limit=8`);
  if (list.length === 0) throw new Error('nothing found');
  list.forEach(decodeInstrument);
  return list[0];
}

async function snapshot(text) {
  const { entityType, entityValue } = await search(text);
  const answer = await get(`/v1/${SECTIONS[entityType]}/${entityValue}/snapshot`);
  decodeInstrument(answer.instrument);
  decodeQuote(answer.quote);
  for (const quote of answer.quoteList?.list ?? []) decodeQuote(quote);
}

async function quotesInOrder(values) {
  const list = values.map((entityValue) => ({ entityType: 'STOCK', entityValue }));
  const body = JSON.stringify({ list });
  const answer = await fetch(`${base}/v1/instruments/quote_list`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const quotes = (await answer.json()).list;
  if (quotes.map(({ entityValue }) => entityValue).join() !== values.join()) throw new Error('another order');
  quotes.forEach(decodeQuote);
}

async function history(query) {
  const { datetimeLast, last } = await get(`/v1/instruments/FUND/00000000/eod_history?${query}`);
  if (datetimeLast.length === 0 || datetimeLast.length !== last.length) throw new Error('columns of different length');
}

const texts = [
  'anleihe bund',
  'staatsanleihe',
  'mercedes anleihe',
  'sap',
  'gold',
  'vw',
  'tesla',
  'DE0007164600',
  'FTSE All-World',
  'S&P 500',
  'öl',
];
const cases = [
  ...texts.map((text) => [search, text]),
  ...['sap', 'dax', 'gold', 'Vanguard FTSE All-World', 'iShares Core DAX', 'anleihe bund'].map((text) => [snapshot, text]),
  [quotesInOrder, ['82849', '98641']],
  [history, 'idNotation=163500&range=M1&startDate=2026-10-20'],
];
const lost = [];
for (const [read, what] of cases) {
  try {
    await read(what);
  } catch (error) {
    lost.push(`${read.name} ${what}: ${error.message}`);
  }
}
console.log(JSON.stringify({ asked: cases.length, lost }));
