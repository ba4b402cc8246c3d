import type { BlockView, NoQueries } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import type { IssuerFooterProps } from '../../generated/props.ts';

/** Footer of the issuer's microsite, usually risk notices. */
export function IssuerFooter({ subject: { issuer } }: BlockView<IssuerFooterProps, NoQueries, IssuerSubject>) {
  return issuer.footer === undefined ? null : <p className="issuer-footer">{issuer.footer}</p>;
}
