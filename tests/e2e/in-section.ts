import { loadConfig } from '#documents/reader/load.ts';

const { sections } = loadConfig(`${import.meta.dirname}/../../config`).config.sections;
/** Sections for bonds: bonds of some kinds have sections of their own. */
const bonds = sections.filter(({ instruments }) => instruments.every(({ entityType }) => entityType === 'BOND')).map(({ path }) => path);

/** Returns true if an address belongs to an instrument of a section's class: `/anleihen` covers any bond. */
export function isInSection(href: string | undefined, section: string): boolean {
  return (section === '/anleihen' ? bonds : [section]).some((path) => href?.startsWith(`${path}/`) === true);
}
