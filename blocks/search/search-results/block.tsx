import { pathOf } from '#documents/routes/path-of.ts';
import type { SearchResultsProps } from '../../generated/props.ts';
import type { Schema } from '#client/operations.ts';
import { formatInteger } from '#domain/format/number.ts';
import { typeAlias } from '#domain/instrument/entity-type.ts';
import { askedAmount } from '#domain/search/amount.ts';
import { ignoredText } from '#domain/search/ignored-text.ts';
import { titledArticle } from '#domain/search/titled-article.ts';
import { titledAnswers } from '#domain/search/titles.ts';
import type { BlockView, PageFacts } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import { conversionPath } from '../../kit/currency/conversion.ts';
import { currencyName } from '../../kit/currency/euro-rates.ts';
import { hitKeys, HitTable } from '../hit-table.tsx';
import type { needs } from './data.ts';
import { TitledList } from './titled-list.tsx';

type View = BlockView<SearchResultsProps, ReturnType<typeof needs>, SearchSubject>;

/** Hits by type, the type of the best hit first, each with their number and a link to all of them. */
export function SearchResults({
  props: { perType = 5, calculator },
  subject: { text, value, pages = [] },
  data: { articles, found },
  page,
}: View) {
  const { facets, quotes, unknownCodes = [], ignoredWords = [], isGuess = false } = found;
  const pieces = (articles?.list ?? []).map(titledArticle);
  const titled = titledAnswers(text, [...pages, ...pieces], { hasHits: facets.length > 0, isGuess, ignored: ignoredWords });
  // Leaves out articles, which are listed beside the hits anyway.
  const behind = titled.list.filter(({ path }) => pages.some((one) => one.path === path));
  return (
    <section className="search-results">
      {calculator !== undefined && <ConversionLink calculator={calculator} text={text} />}
      {titled.areFirst && <TitledList list={titled.list} />}
      {unknownCodes.length > 0 && <p>Nicht gefunden: {unknownCodes.join(', ')}.</p>}
      {ignoredWords.length > 0 && <p>Gesucht {ignoredText(ignoredWords)}.</p>}
      {facets.length === 0 ? <EmptyState>Es wurden keine Wertpapiere für „{text}“ gefunden.</EmptyState> : <Counts facets={facets} />}
      {facets.map((facet) => (
        <Group key={facet.type} facet={facet} value={value} perType={perType} quotes={quotes} page={page} />
      ))}
      {!titled.areFirst && <TitledList list={behind} />}
      <SourceNotes sources={(quotes ?? []).map(({ priceSource }) => priceSource)} />
    </section>
  );
}

/** Link to the calculator with the conversion in the search text. */
function ConversionLink({ calculator, text }: { readonly calculator: string; readonly text: string }) {
  const asked = askedAmount(text);
  if (asked === undefined) return null;
  return (
    <p className="search-results__conversion">
      <a href={conversionPath(calculator, asked)}>
        {asked.amount} {currencyName(asked.from)} in {currencyName(asked.to)} umrechnen
      </a>
    </p>
  );
}

function Counts({ facets }: { readonly facets: readonly Schema<'InstrumentFacet'>[] }) {
  const total = facets.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
  return (
    <nav className="search-results__counts" aria-label="Treffer nach Art">
      <p>{total === 1 ? 'Ein Treffer' : `${formatInteger(total)} Treffer`}</p>
      {facets.length > 1 && (
        <ul>
          {facets.map(({ type, label, totalAmount }) => (
            <li key={type}>
              <a href={`#${anchorOf(type)}`}>
                {label} <span>{formatInteger(totalAmount)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

interface GroupProps {
  readonly facet: Schema<'InstrumentFacet'>;
  readonly value: string;
  readonly perType: number;
  readonly quotes: readonly Schema<'Quote'>[] | undefined;
  readonly page: Pick<PageFacts, 'now' | 'routes'>;
}

function Group({ facet: { type, label, totalAmount, results }, value, perType, quotes, page }: GroupProps) {
  const alias = typeAlias(type);
  const hits = alias === undefined ? results : results.slice(0, perType);
  const isWhole = hits.length >= totalAmount;
  return (
    <section id={anchorOf(type)} className="search-results__group" data-hits={hitKeys(hits)}>
      <BlockHead title={label} aside={isWhole ? formatInteger(totalAmount) : `${hits.length} von ${formatInteger(totalAmount)}`} />
      <HitTable caption={`${label}: Treffer mit Kurs`} hits={hits} quotes={quotes} now={page.now} empty="" />
      {!isWhole && alias !== undefined && (
        <p className="search-results__more">
          <a href={pathOf(page.routes, 'search-type', { typeAlias: alias, searchValue: value })}>
            Alle {formatInteger(totalAmount)} {label} anzeigen
          </a>
        </p>
      )}
    </section>
  );
}

function anchorOf(type: string): string {
  return `treffer-${type.toLowerCase()}`;
}
