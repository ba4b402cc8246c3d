import { tinyName } from '#domain/instrument/name.ts';
import { withSoftHyphens } from './text/soft-hyphen.ts';
import { InstrumentLink, type InstrumentLinkProps } from './instrument-link.tsx';

/** The short name of an instrument for tight places, whose long words may break, linked to its page. Drawn by the server alone: the dictionary is large. */
export function TightLink({ instrument }: Pick<InstrumentLinkProps, 'instrument'>) {
  return <InstrumentLink instrument={instrument} name={withSoftHyphens(tinyName(instrument))} />;
}
