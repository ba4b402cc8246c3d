import { featuresInCode } from '#domain/user/generated/products.ts';
import type { ProductEntry, Products } from '../../generated/types.ts';
import type { PlacedFault } from '../../reader/fault.ts';
import type { PlacedKind } from '../../reader/references/context.ts';
import { namesOf } from '../../reader/references/names.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { twiceIn, type Entry } from '../../reader/references/twice.ts';
import type { Check } from '../check.ts';

/**
 * Reports codes and addresses used twice, products that include each other in a circle or open nothing, features that no product brings,
 * and features that open nothing.
 */
export const check: Check<Placed<Products>> = (document, { documents }) => {
  const { features, products, checkout } = document.value;
  const of = (key: 'code' | 'product' | 'key' | 'order' | 'paymentProductId'): Entry[] =>
    products.map((product, index) => ({ name: String(product[key]), path: ['products', index, key] }));
  const ofSystem = (key: 'entitlement' | 'slug'): Entry[] =>
    products.flatMap(({ tradingSystem }, index) =>
      tradingSystem === undefined ? [] : [{ name: tradingSystem[key], path: ['products', index, 'tradingSystem', key] }],
    );
  const named = (key: 'code' | 'name'): Entry[] =>
    features.map((feature, index) => ({ name: feature[key], path: ['features', index, key] }));
  const steps = checkout.steps.map(({ id }, index) => ({ name: id, path: ['checkout', 'steps', index, 'id'] }));
  return [
    ...[named('code'), of('code'), of('key'), of('paymentProductId'), steps].flatMap((entries) =>
      twiceIn(document, 'Die Kennung', entries),
    ),
    ...[named('name'), ofSystem('entitlement')].flatMap((entries) => twiceIn(document, 'Den Namen', entries)),
    ...twiceIn(document, 'Die Adresse', [...of('product'), ...ofSystem('slug')]),
    ...twiceIn(document, 'Den Platz', of('order')),
    ...circles(document),
    ...empty(document),
    ...unsold(document),
    ...unread(document, documents),
  ];
};

/** Reports products that open nothing, neither by themselves nor by the products that they include. */
function empty({ source, value: { products } }: Placed<Products>): PlacedFault[] {
  return products.flatMap(({ name, features, includes = [] }, index): PlacedFault[] => {
    if (features.length > 0 || includes.length > 0) return [];
    const message = `„${name}“ öffnet nichts: Es hat keine Funktion und bringt kein anderes Produkt mit.`;
    const expected = 'mindestens eine Funktion aus „features“';
    return [
      {
        source,
        fault: { rule: 'empty-product', severity: 'warning', path: ['products', index, 'features'], part: 'value', message, expected },
      },
    ];
  });
}

/** Reports features that no product sells. */
function unsold({ source, value: { features, products } }: Placed<Products>): PlacedFault[] {
  const sold = new Set(products.flatMap((product) => product.features));
  // A sold code that is unknown may be a misspelt feature; it has a finding of its own.
  if ([...sold].some((code) => !features.some((feature) => feature.code === code))) return [];
  return features.flatMap(({ code, label }, index): PlacedFault[] => {
    if (sold.has(code)) return [];
    const message = `„${label}“ bringt kein Produkt: Was ${code} öffnet, sieht niemand.`;
    return [{ source, fault: { rule: 'unsold-feature', severity: 'warning', path: ['features', index, 'code'], part: 'value', message } }];
  });
}

/** Reports features that neither code nor configuration checks: a buyer gets nothing. */
function unread({ source, value: { features, products } }: Placed<Products>, documents: readonly PlacedKind[]): PlacedFault[] {
  const asked = new Set<unknown>(featuresInCode);
  for (const each of documents) {
    if (each.source.file === source.file) continue;
    for (const { reference, value } of namesOf(each.kind, each.source.value)) if (reference === 'feature') asked.add(value);
  }
  // The page of a trading system requires the first feature of its product.
  for (const { tradingSystem, features: own } of products) if (tradingSystem !== undefined) asked.add(own[0]);
  return features.flatMap(({ code, label }, index): PlacedFault[] => {
    if (asked.has(code)) return [];
    const message = `„${label}“ öffnet nichts: Weder Code noch Konfiguration fragt nach ${code}.`;
    const expected = 'eine Funktion, nach der eine Seite, ein Menü oder der Code fragt';
    return [
      {
        source,
        fault: { rule: 'unread-feature', severity: 'warning', path: ['features', index, 'code'], part: 'value', message, expected },
      },
    ];
  });
}

function circles({ source, value: { products } }: Placed<Products>): PlacedFault[] {
  const byCode = new Map(products.map((product) => [product.code, product]));
  return products.flatMap((product, index): PlacedFault[] => {
    const at = product.includes?.findIndex((code) => leadsTo(product.code, code, byCode)) ?? -1;
    if (at < 0) return [];
    const message = `„${product.name}“ bringt sich über „${product.includes?.[at]}“ selbst mit.`;
    return [{ source, fault: { rule: 'circle', path: ['products', index, 'includes', at], part: 'value', message } }];
  });
}

function leadsTo(
  wanted: string,
  from: string,
  products: ReadonlyMap<string, ProductEntry>,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  return products.get(from)?.includes?.some((next) => leadsTo(wanted, next, products, new Set([...seen, from]))) === true;
}
