import type { ContentPage } from '../../generated/types.ts';
import { reservedPart } from '../../routes/reserved.ts';
import { matchRoute } from '../../routes/pattern.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import { repeated, type References } from './context.ts';
import type { Placed } from './placed.ts';

/** Slugs used twice, that no page shows or that another page hides, and rows that do not fit their table. */
export function contentPageFaults(references: References): PlacedFault[] {
  const twice = repeated(references.contentPages, ({ value }) => value.slug).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule: 'duplicate-alias',
      path: ['slug'],
      part: 'value' as const,
      message: `Den slug „${entry.value.slug}“ hat schon ${first.source.file}, Zeile ${first.source.locate(['slug'], 'value').line}.`,
      expected: 'ein slug, den keine andere Inhaltsseite hat',
    },
  }));
  const own = references.contentPages.flatMap((page) => {
    const address = addressFault(page, references);
    const faults = [...(address === undefined ? fileName(page) : [address]), ...rowFaults(page.value)];
    return faults.map((fault) => ({ source: page.source, fault }));
  });
  return [...twice, ...own];
}

/** Why nobody would ever see the page. */
function addressFault({ value: { slug } }: Placed<ContentPage>, references: References): Fault | undefined {
  const base = { rule: 'taken-route', path: ['slug'], part: 'value' as const, expected: 'ein anderer slug' };
  if (reservedPart([{ kind: 'static', name: slug }]) !== undefined)
    return { ...base, message: `Unter /${slug} antwortet das Portal selbst; diese Inhaltsseite wäre nie zu sehen.` };
  const { routes, allPagesKnown } = references;
  // A page with an address of its own may show it.
  if (routes.some(({ page }) => page.value.subject?.kind === 'content' && page.value.subject.slug === slug)) return undefined;
  const match = matchRoute(routes, `/${slug}`);
  if (match === undefined) {
    const message = 'Keine Seite zeigt freie Inhaltsseiten: Es fehlt eine mit der Route /[slug].';
    return allPagesKnown ? { ...base, rule: 'unshown-content', message, expected: 'eine Seite mit subject.kind: content' } : undefined;
  }
  const { page } = match.pattern;
  if (page.value.subject?.kind === 'content' && page.value.subject.parameter !== undefined) return undefined;
  return { ...base, message: `Die Adresse /${slug} hat schon die Seite ${page.source.file}; diese Inhaltsseite wäre nie zu sehen.` };
}

function fileName({ value: { slug }, source }: Placed<ContentPage>): Fault[] {
  const file = `content-pages/${slug}.yaml`;
  if (source.file === file) return [];
  const message = `Der slug „${slug}“ weicht vom Namen der Datei ab.`;
  return [{ rule: 'file-name', severity: 'warning', path: ['slug'], part: 'value', message, expected: `die Datei ${file}` }];
}

function rowFaults({ body }: ContentPage): Fault[] {
  return body.flatMap((part, index) =>
    part.type !== 'table'
      ? []
      : part.rows.flatMap((row, number): Fault[] =>
          row.length === part.head.length
            ? []
            : [
                {
                  rule: 'wrong-row',
                  path: ['body', index, 'rows', number],
                  part: 'value',
                  message: `Die Zeile hat ${row.length} Zellen, die Tabelle ${part.head.length} Spalten.`,
                  expected: `${part.head.length} Zellen`,
                },
              ],
        ),
  );
}
