import type { Provider } from '#provider/provider.ts';
import type { Operation, Parameter } from './operations.ts';

/** Instruments by the first segment of the paths about them; the contracts' shared example is a share. */
export type Subjects = Readonly<Record<string, string>>;

const SUBJECTS: Subjects = {
  indices: '20735',
  commodities: '7743988',
  precious_metals: '1326189',
  funds: '3567527',
  currencies: 'EURUSD',
  cryptos: 'BTC',
};

/** Returns the subjects of the paths, with a bond and, if the provider has derivatives, one of its knock-outs on the DAX. */
export async function findSubjects(provider: Provider): Promise<Subjects> {
  const first = async (finder: string): Promise<string | undefined> => {
    const answer = await provider.inject(`/api/v1/${finder}&perPage=1`);
    if (answer.statusCode !== 200) throw new Error(`${finder}: ${answer.payload}`);
    return answer.json<{ list: { instrument: { entityValue: string } }[] }>().list[0]?.instrument.entityValue;
  };
  const bond = await first('bonds/finder/configuration_query?typeCoupon=FIXED');
  const product = await first('derivatives/finder/configuration_query?entitySubType=KNOCKOUT_CERTIFICATE&entityValueUnderlying=20735');
  return {
    ...SUBJECTS,
    ...(bond === undefined ? {} : { bonds: bond }),
    ...(product === undefined ? {} : { derivatives: product, 'integration/derivative': product }),
  };
}

/** Returns the address of an operation with the examples of its path and the given query. */
export function addressOf(
  operation: Operation,
  query: Readonly<Record<string, string>> = {},
  path: Readonly<Record<string, string>> = {},
  subjects: Subjects = SUBJECTS,
): string {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? pathExample(operation, name, subjects)),
  );
  const text = new URLSearchParams(query).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Returns the example of a path parameter that fits its operation. */
function pathExample(operation: Operation, name: string, subjects: Subjects): string {
  const [, , , family = '', part = ''] = operation.path.split('/');
  const subject = subjects[family] ?? subjects[`${family}/${part}`];
  if (name === 'entityValue' && subject !== undefined && !operation.path.includes('{entityType}')) return subject;
  const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
  return String(parameter?.example);
}

/** Returns the examples of the required query parameters. */
export function requiredQuery(operation: Operation): Record<string, string> {
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map((parameter) => [parameter.name, String(parameter.example)]),
  );
}

/** Returns a text that this parameter must refuse, and the reason; undefined if every text is valid. */
export function wrongValueOf({ schema }: Parameter): { value: string; why: string } | undefined {
  const {
    type,
    enum: allowed,
    pattern,
    format,
    maxLength,
  } = schema as { type?: string; enum?: unknown[]; pattern?: string; format?: string; maxLength?: number };
  if (type === 'integer' || type === 'number') return { value: 'drei', why: 'text for a number' };
  if (type === 'boolean') return { value: 'vielleicht', why: 'text for a boolean' };
  if (allowed !== undefined) return { value: 'UNBEKANNT_X', why: 'a value outside the list' };
  if (format === 'date') return { value: '2026-02-30', why: 'a day that does not exist' };
  if (pattern !== undefined) return { value: '~', why: 'a text of another form' };
  return maxLength === undefined ? undefined : { value: 'x'.repeat(maxLength + 1), why: 'a text that is too long' };
}
