/**
 * Nicknames of instruments, by type and name: short forms, symbols of other services, and names of a whole class that are used for one
 * instrument. Names, aliases and symbols of the catalogue are not repeated here.
 */
const NICKNAMES: Readonly<Record<string, string>> = {
  'INDEX DAX': 'GDAXI, GER40, DE40, DAX Performance Index, DAX Performance, Leitindex',
  'INDEX Dow Jones': 'DJIA, US30, Dow Jones 30',
  'INDEX S&P 500': 'SPX, GSPC, US500, SNP500, Standard and Poors 500, Standard & Poors',
  'INDEX NASDAQ 100': 'US100, USTEC, Nasdaq',
  'INDEX NASDAQ Composite': 'IXIC',
  'INDEX EURO STOXX 50': 'STOXX50E, EU50, Eurostoxx50, Eurostoxx 50',
  'INDEX FTSE 100': 'FTSE, UK100',
  'INDEX CAC 40': 'FCHI, FR40',
  'INDEX SMI': 'SSMI, Swiss Index',
  'INDEX Nikkei 225': 'JP225',
  'INDEX Russell 2000': 'Russell',
  'INDEX IBEX 35': 'IBEX35',
  'INDEX FTSE MIB': 'MIB',
  'INDEX MSCI Emerging Markets': 'MSCI EM, Emerging Markets',
  'INDEX VIX': 'Volatilitätsindex, Angstbarometer',
  'PRECIOUS_METAL Gold': 'XAUUSD, Feinunze Gold, Unze Gold',
  'PRECIOUS_METAL Silber': 'XAGUSD, Unze Silber, Silver',
  'COMMODITY Brent Rohöl': 'Öl, Rohöl, Oil',
  'COMMODITY WTI Rohöl': 'Crude Oil, Light Sweet Crude',
  'COMMODITY Erdgas': 'Gas',
  'COMMODITY CO2-Emissionsrechte': 'CO2',
  'CRYPTO Bitcoin': 'Bitcoins, XBT',
  'CRYPTO Dogecoin': 'Doge',
  'CRYPTO Shiba Inu': 'Shiba',
  'CURRENCY Euro / US-Dollar': 'Dollar, US-Dollar, USD, Eurodollar, Euro Dollar, Euro in Dollar',
  'CURRENCY Euro / Schweizer Franken': 'Franken, CHF, Euro Franken',
  'CURRENCY Euro / Britisches Pfund': 'Pfund, GBP, Euro Pfund',
  'CURRENCY Euro / Japanischer Yen': 'Yen, JPY, Euro Yen',
  'CURRENCY US-Dollar / Japanischer Yen': 'Dollar Yen',
  'CURRENCY Britisches Pfund / US-Dollar': 'Pfund Dollar',
  'CURRENCY US-Dollar / Schweizer Franken': 'Dollar Franken',
  'FUTURE Euro-Bund-Future': 'Bund Future, Bund-Future',
  'FUTURE Euro-Bobl-Future': 'Bobl, Bobl Future',
  'FUTURE Euro-Schatz-Future': 'Schatz Future',
  'FUTURE Euro-Buxl-Future': 'Buxl',
  'INTEREST EZB-Hauptrefinanzierungssatz': 'EZB Leitzins, Leitzins EZB, EZB Zins, Leitzins, Leitzins Euro',
  'INTEREST EZB-Einlagensatz': 'Einlagenzins, EZB Einlagenzins',
  'INTEREST Leitzins der Fed': 'Fed Funds, Fed Leitzins, Leitzins USA, US Leitzins, Fed Zins',
  'INTEREST Rendite Bundesanleihe 10 Jahre': 'Bundrendite, Bund Rendite, Umlaufrendite, Bund 10 Jahre',
  'INTEREST Rendite US-Staatsanleihe 10 Jahre': 'US Rendite, Treasury 10 Jahre',
  'STOCK Alphabet A': 'YouTube',
  'STOCK Meta Platforms': 'Meta, WhatsApp',
  'STOCK Bank of America': 'BofA, BoA',
  'STOCK Berkshire Hathaway B': 'Berkshire, Buffett',
  'STOCK Deutsche Telekom': 'T-Aktie, Telekom',
  'STOCK Coca-Cola': 'Coke',
  'STOCK Goldman Sachs': 'Goldman',
  'STOCK Johnson & Johnson': 'J&J',
  'STOCK JPMorgan Chase': 'JPM, JPMorgan, Chase',
  'STOCK Mercedes-Benz Group': 'Mercedes Benz, Daimler Benz',
  'STOCK Münchener Rück': 'Münchner Rück, MunichRe, Münchener Rückversicherung',
  'STOCK Procter & Gamble': 'P&G, Procter',
  'STOCK Siemens Energy': 'Siemens Energie',
  'STOCK Volkswagen (VW) Vz': 'Volkswagen, VW Vorzüge, Volkswagen Vorzüge',
  'STOCK Volkswagen (VW) St': 'VW Stämme, Volkswagen Stämme',
  'STOCK BYD': 'Build Your Dreams',
  'STOCK TSMC ADR': 'TSMC, Taiwan Semiconductor',
};

const EURO_PAIR = /^Euro \/ (.+)$/u;

/** Returns other names of instruments. The name of a currency alone means its pair with the euro. */
export function nicknamesOf({ entityType, name }: { readonly entityType: string; readonly name: string }): readonly string[] {
  const other = entityType === 'CURRENCY' ? EURO_PAIR.exec(name)?.[1] : undefined;
  const currency = other === undefined ? [] : [other, other.split(' ').at(-1) ?? other];
  return [...(NICKNAMES[`${entityType} ${name}`]?.split(', ') ?? []), ...currency];
}
