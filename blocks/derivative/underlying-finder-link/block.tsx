import { safeHref } from '#documents/rules/safe-href.ts';
import { formatInteger } from '#domain/format/number.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { UnderlyingFinderLinkProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type View = BlockView<UnderlyingFinderLinkProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Link to the finder with the page's instrument as underlying; renders nothing if no product has this underlying. */
export function UnderlyingFinderLink({ props: { finder }, data: { products }, subject: { instrument } }: View) {
  const total = products?.total ?? 0;
  if (total === 0) return null;
  const query = new URLSearchParams({ entityValueUnderlying: instrument.entityValue }).toString();
  return (
    <p className="underlying-finder-link">
      <a href={safeHref(`${finder}?${query}`)}>
        {total === 1 ? 'Das Derivat' : `Alle ${formatInteger(total)} Derivate`} auf {displayName(instrument)} im Finder
      </a>
    </p>
  );
}
