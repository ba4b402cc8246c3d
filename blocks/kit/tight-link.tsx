import { tinyName } from '#domain/instrument/name.ts';
import { withSoftHyphens } from './text/soft-hyphen.ts';
import { InstrumentLink, type InstrumentLinkProps } from './instrument-link.tsx';

/**
 * Short name of an instrument for narrow places, linked to its page; long words may break. For the server only, since the dictionary is
 * large.
 */
export function TightLink({ instrument }: Pick<InstrumentLinkProps, 'instrument'>) {
  return <InstrumentLink instrument={instrument} name={withSoftHyphens(tinyName(instrument))} />;
}
