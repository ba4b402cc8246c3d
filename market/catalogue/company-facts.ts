import { hashText } from '../base/hash.ts';
import { readCsv } from './read-data.ts';
import type { CompanyDetails } from './types.ts';

/** Facts about a company. The country is given only if the ISIN of its share names another. */
export interface CompanyFacts {
  readonly details: CompanyDetails;
  readonly isoCountry?: string;
}

/** Facts about companies by name, from `data/companies.csv`. Every company has a free float, which is simulated. */
export function readCompanyFacts(): (companyName: string) => CompanyFacts {
  const rows = new Map(readCsv('companies.csv').map((row) => [row.company ?? '', row]));
  return (companyName) => {
    const { seat, founded, employees, website, fiscal, dividend, per, country } = rows.get(companyName) ?? {};
    const details: CompanyDetails = {
      ...(seat ? { seat } : {}),
      ...(founded ? { founded: Number(founded) } : {}),
      ...(employees ? { employees: Number(employees) } : {}),
      ...(website ? { website } : {}),
      ...(fiscal ? { fiscalMonth: Number(fiscal) } : {}),
      ...(dividend === 'no' ? { paysNothing: true } : {}),
      ...(per ? { priceEarnings: Number(per) } : {}),
      freeFloat: simulatedFreeFloat(companyName),
    };
    return { details, ...(country ? { isoCountry: country } : {}) };
  };
}

/** Random free float of 52 to 100 %, in hundredths: most companies are widely held. */
function simulatedFreeFloat(companyName: string): number {
  const chance = (hashText(`free float/${companyName}`) >>> 0) / 2 ** 32;
  return Math.round(10_000 - 4_800 * chance ** 2) / 100;
}
