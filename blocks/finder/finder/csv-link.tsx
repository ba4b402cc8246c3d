import type { Products } from '#config/generated/types.ts';
import { visibilityAttributes } from '#config/rules/evaluate.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { cheapestWith } from '../../premium/cheapest.ts';
import { addressOf } from './state.ts';

const FEATURE = featureCodes.csvDownload;

/** The address of a finder's hits as a file. */
export function csvAddress(path: string, query: Readonly<Record<string, string>>): string {
  return addressOf('/api/finder-csv', { ...query, seite: path });
}

interface CsvLinkProps {
  readonly path: string;
  /** What the address says of the search. */
  readonly kept: Readonly<Record<string, string>>;
  readonly products: Products;
}

/** Leads to the hits as a file, for whom it is there; all others learn what brings it. The same for everyone until it is known who looks. */
export function CsvLink({ path, kept, products }: CsvLinkProps) {
  const offer = cheapestWith(products, FEATURE);
  const shown = (rule: object, hidden: boolean) => visibilityAttributes({ enabled: true, devices: undefined, rule, hidden });
  return (
    <>
      <a className="finder__csv" data-finder-csv="" rel="nofollow" href={csvAddress(path, kept)} {...shown({ feature: FEATURE }, true)}>
        CSV-Datei
      </a>
      {offer && (
        <a className="finder__csv" href={`/premium/${offer.product.product}`} {...shown({ not: { feature: FEATURE } }, false)}>
          CSV-Datei mit {offer.product.name}
        </a>
      )}
    </>
  );
}
