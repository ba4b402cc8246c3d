import type { ContentPage } from '../../generated/types.ts';
import { reservedPart } from '../../routes/reserved.ts';
import { matchRoute } from '../../routes/pattern.ts';
import type { Fault } from '../../reader/fault.ts';
import type { References } from '../../reader/references/context.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

/** Reports texts that no page shows or that another page hides, and rows that do not fit their table. */
export const check: Check<readonly Placed<ContentPage>[]> = (documents, references) =>
  documents.flatMap((page) =>
    [...addressFaults(page, references), ...rowFaults(page.value)].map((fault) => ({ source: page.source, fault })),
  );

/** Reports why the page would never be shown. */
function addressFaults({ value: { slug } }: Placed<ContentPage>, references: References): Fault[] {
  const base = { rule: 'taken-route', path: ['slug'], part: 'value' as const, expected: 'ein anderer slug' };
  if (reservedPart([{ kind: 'static', name: slug }]) !== undefined)
    return [{ ...base, message: `Unter /${slug} antwortet das Portal selbst; diese Inhaltsseite wäre nie zu sehen.` }];
  const { routes, allPagesKnown } = references;
  // The text may be shown by a page with an address of its own.
  if (routes.some(({ page }) => page.value.subject?.kind === 'content' && page.value.subject.slug === slug)) return [];
  const match = matchRoute(routes, `/${slug}`);
  if (match === undefined) {
    const message = 'Keine Seite zeigt freie Inhaltsseiten: Es fehlt eine mit der Route /[slug].';
    return allPagesKnown ? [{ ...base, rule: 'unshown-content', message, expected: 'eine Seite mit subject.kind: content' }] : [];
  }
  const { page } = match.pattern;
  if (page.value.subject?.kind === 'content' && page.value.subject.parameter !== undefined) return [];
  return [{ ...base, message: `Die Adresse /${slug} hat schon die Seite ${page.source.file}; diese Inhaltsseite wäre nie zu sehen.` }];
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
