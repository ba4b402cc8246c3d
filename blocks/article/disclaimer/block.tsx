import type { BlockView } from '../../kit/block.ts';
import type { DisclaimerProps } from '../../generated/props.ts';

/** Legal notice of an issuer; renders nothing without a text. */
export function Disclaimer({ props: { issuer } }: BlockView<DisclaimerProps>) {
  const text = issuer?.longDisclaimer?.trim() ?? '';
  if (text === '') return null;
  return <small className="disclaimer">{text}</small>;
}
