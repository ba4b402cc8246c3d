import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Products } from '#documents/generated/types.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { cheapestWith } from '../../kit/products/cheapest.ts';
import { addressOf } from './state.ts';

const FEATURE = featureCodes.csvDownload;

/** Address of a finder's hits as a CSV file. */
export function csvAddress(path: string, query: Readonly<Record<string, string>>): string {
  return addressOf('/api/csv', { ...query, seite: path });
}

interface CsvLinkProps {
  readonly path: string;
  /** Search parameters of the address. */
  readonly kept: Readonly<Record<string, string>>;
  readonly products: Products;
  readonly routes: Routes;
  /** Features of the visitor that the server knows. */
  readonly features: readonly string[];
}

/**
 * Link to the hits as a file for visitors with the feature, and to the product that includes it for all others. The style sheet shows one
 * of the two.
 */
export function CsvLink({ path, kept, products, routes, features }: CsvLinkProps) {
  const offer = cheapestWith(products, FEATURE);
  return (
    <>
      <a
        className="finder__csv"
        data-finder-csv=""
        data-needs={FEATURE}
        hidden={!features.includes(FEATURE)}
        rel="nofollow"
        href={csvAddress(path, kept)}
      >
        CSV-Datei
      </a>
      {offer && (
        <a className="finder__csv" href={pathOf(routes, 'product', { product: offer.product.product })}>
          CSV-Datei mit {offer.product.name}
        </a>
      )}
      <noscript>
        <a className="finder__csv" rel="nofollow" href={csvAddress(path, kept)}>
          CSV-Datei für Abonnenten
        </a>
      </noscript>
    </>
  );
}
