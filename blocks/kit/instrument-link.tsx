import { safeHref } from '#documents/rules/safe-href.ts';
import { logoUrl } from '#domain/image/template.ts';
import { displayName } from '#domain/instrument/name.ts';
import type { Schema } from '#client/operations.ts';

export interface InstrumentLinkProps {
  readonly instrument: Pick<Schema<'Instrument'>, 'name' | 'tinyName' | 'urls' | 'logo'>;
  /** Text to show instead of the full name. */
  readonly name?: string;
  /** Side of the logo in CSS pixels; without it no logo is shown. */
  readonly logoSize?: number;
}

/** Name of an instrument, linked to its page if it has one. */
export function InstrumentLink({ instrument, name = displayName(instrument), logoSize }: InstrumentLinkProps) {
  const content = (
    <>
      {logoSize !== undefined && <InstrumentLogo instrument={instrument} size={logoSize} />}
      {name}
    </>
  );
  const href = instrument.urls.WEBSITE;
  if (href === undefined) return <span className="instrument-link">{content}</span>;
  return (
    <a className="instrument-link" href={safeHref(href)}>
      {content}
    </a>
  );
}

/** Logo from the image service; renders nothing for an instrument without one. It only repeats the name, so it has no alternative text. */
export function InstrumentLogo({ instrument, size }: { readonly instrument: Pick<Schema<'Instrument'>, 'logo'>; readonly size: number }) {
  const src = logoUrl(instrument, { width: size });
  if (src === undefined) return null;
  return <img className="instrument-link__logo" src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />;
}
