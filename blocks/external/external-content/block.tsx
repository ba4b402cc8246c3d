import type { ExternalContentProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { Gate } from '../gate.tsx';

/** Content of another host behind its gate. */
export function ExternalContent({
  props: { url, title, ratio, width, height },
  config,
}: BlockView<ExternalContentProps> & WithConfig<'consent'>) {
  return <Gate url={url} title={title} shape={{ ratio, width, height }} hosts={config.consent.externalHosts} />;
}
