/** German names of the countries of the catalogue, by ISO 3166-1 code. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  CH: 'Schweiz',
  CN: 'China',
  DE: 'Deutschland',
  DK: 'Dänemark',
  ES: 'Spanien',
  FR: 'Frankreich',
  GB: 'Großbritannien',
  IE: 'Irland',
  IT: 'Italien',
  JE: 'Jersey',
  JP: 'Japan',
  LU: 'Luxemburg',
  NL: 'Niederlande',
  US: 'USA',
};
