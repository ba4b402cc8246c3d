import { safeHref } from '#documents/rules/safe-href.ts';
import { withScheme } from '#client/url.ts';
import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { NewTabNote } from '../../kit/new-tab.tsx';
import type { IssuerContactProps } from '../../generated/props.ts';

const COUNTRIES = new Intl.DisplayNames('de', { type: 'region' });

/** Contact data of the issuer; entries that are not configured are left out. */
export function IssuerContact({ props, subject: { issuer } }: BlockView<IssuerContactProps, NoQueries, IssuerSubject>) {
  const { contact } = issuer;
  if (contact === undefined) return null;
  const { name, nameUnderline, street, streetnumber, zipCode, city, isoCountry, phone, email, urlIssuer } = contact;
  const lines = [nameUnderline, joined(street, streetnumber), joined(zipCode, city), isoCountry && COUNTRIES.of(isoCountry)];
  const website = urlIssuer === undefined ? undefined : withScheme(urlIssuer);
  return (
    <section className="issuer-contact">
      <BlockHead title={props.headline ?? 'Kontakt'} />
      <address className="issuer-contact__address">
        {name !== undefined && <strong>{name}</strong>}
        {lines.map((line) => line !== undefined && <span key={line}>{line}</span>)}
        {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
        {website !== undefined && (
          <a href={safeHref(website)} target="_blank" rel="noopener sponsored">
            {new URL(website).host}
            <NewTabNote />
          </a>
        )}
      </address>
    </section>
  );
}

function joined(...parts: readonly (string | undefined)[]): string | undefined {
  const text = parts.filter((part) => part !== undefined).join(' ');
  return text === '' ? undefined : text;
}
