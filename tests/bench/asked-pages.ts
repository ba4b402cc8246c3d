import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { budgets } from '../../budgets.ts';

/** A page whose answer depends on its query or on a session, which makes cache hits rare. */
export interface AskedPage {
  /** Address that the baseline renders and whose size is measured. */
  readonly path: string;
  /** Returns an address of the same page that this run has not requested yet. */
  readonly another: (request: number) => string;
  /** Whether requests use the session of a user with all products. */
  readonly asPro?: boolean;
  /** Maximum size of scripts loaded before the first interaction, in gzipped bytes. */
  readonly mostScript: number;
}

const MOST_TRIES = 10;
/** Maximum number of instruments in a comparison. Source: portal.md §5. */
const COMPARED = 10;

interface Hits {
  readonly list: readonly { readonly instrument: { readonly isin?: string; readonly urls: { readonly WEBSITE: string } } }[];
}

/** Returns the pages, filled with instruments that the provider has. */
export async function askedPages(provider: string): Promise<Readonly<Record<string, AskedPage>>> {
  const found = async (finder: string): Promise<Hits['list']> => {
    let answer = await fetch(`${provider}/api/v1/${finder}`);
    // Status 503: the machine is busy with other work.
    for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries += 1) answer = await fetch(`${provider}/api/v1/${finder}`);
    if (!answer.ok) throw new Error(`${finder} answered ${answer.status}.`);
    return ((await answer.json()) as Hits).list;
  };
  const isinsOf = async (finder: string): Promise<readonly string[]> =>
    (await found(`${finder}&perPage=${COMPARED}`)).flatMap(({ instrument: { isin } }) => isin ?? []);
  const etfs = await isinsOf('funds/finder/configuration_query?isExchangeTraded=true&sort=volumeFundEuro&order=DESC');
  const knockOuts = await isinsOf('derivatives/finder/configuration_query?entitySubType=KNOCKOUT_CERTIFICATE');
  const shares = (await found('stocks/finder/configuration_query?perPage=100')).map(({ instrument }) => instrument.urls.WEBSITE);
  const chartOf = (share: string): string => new URL(share, provider).pathname.replace('/aktien/', '/aktien/chart/');
  const charts = shares.map(chartOf);
  const chart = charts[0] ?? '';
  const etfPath = (isins: readonly string[]): string => `/etf/vergleich?werte=${isins.join(',')}`;
  const knockOutPath = (isins: readonly string[]): string => `/derivate/Knock-Outs/vergleich?werte=${isins.join(',')}`;
  const book = '/aktien/orderbuch/SAP-Aktie-DE0007164600';
  return {
    etfFinder: {
      path: '/etf/finder',
      another: (request) => `/etf/finder?ongoingChargesRange=;${decimal(request, 0.4)}`,
      mostScript: budgets.scriptOfAskedPage,
    },
    derivativeFinder: {
      path: '/derivate/finder',
      another: (request) => `/derivate/finder?entitySubType=KNOCKOUT_CERTIFICATE&gearingAskRange=${decimal(request, 2)};20`,
      mostScript: budgets.scriptOfAskedPage,
    },
    comparisonOfTenEtfs: {
      path: etfPath(etfs),
      another: (request) => etfPath(turned(etfs, request)),
      mostScript: budgets.scriptOfAskedPage,
    },
    comparisonOfTenKnockOuts: {
      path: knockOutPath(knockOuts),
      another: (request) => knockOutPath(turned(knockOuts, request)),
      mostScript: budgets.scriptOfAskedPage,
    },
    orderBook: { path: book, another: () => book, asPro: true, mostScript: budgets.scriptOfAskedPage },
    chart: { path: chart, another: (request) => charts[request % charts.length] ?? chart, mostScript: budgets.scriptOfChartPage },
    chartWithIndicators: {
      path: `${chart}?indikatoren=sma-50,macd-12-26-9,rsi-14`,
      another: (request) => `${charts[request % charts.length] ?? chart}?indikatoren=sma-50,macd-12-26-9,rsi-14`,
      mostScript: budgets.scriptOfChartPage,
    },
  };
}

/** Returns `0.4001`, `0.4002` …: another bound for each request, all of about the same width. */
function decimal(request: number, from: number): string {
  return (from + (request + 1) / 10_000).toFixed(4);
}

/** Returns the list in another order for each request: rotated, and after each full turn with the entries behind the first rotated, too. */
function turned<One>(list: readonly One[], request: number): readonly One[] {
  const at = request % list.length;
  const [first, ...others] = [...list.slice(at), ...list.slice(0, at)];
  const cut = Math.floor(request / list.length) % others.length;
  return first === undefined ? [] : [first, ...others.slice(cut), ...others.slice(0, cut)];
}

/** Returns the cookie of a user with all products, as the site sets it. */
export async function cookieOfPro(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/v1/users/login`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('pro'), password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
