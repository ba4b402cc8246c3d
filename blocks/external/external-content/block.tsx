import type { CSSProperties } from 'react';
import type { ExternalContentProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';

const RATIO = 16 / 9;
/** A box that says on and off: whether it is checked the browser tells by itself. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;
/** Players need their scripts and what they keep at their own origin, which is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

/**
 * A gate before what comes from elsewhere: until its switch says „Ja“ the frame lies in a template, which browsers do not load.
 * Gate and frame have the same size, so nothing moves. Hosts that nobody configured get a link. Source: portal.md §4.
 */
export function ExternalContent({ props: { url, title, ratio = RATIO }, config }: BlockView<ExternalContentProps> & WithConfig<'consent'>) {
  const { host } = new URL(url);
  const name = config.consent.externalHosts.find((known) => known.host === host)?.name;
  const link = (
    <a href={url} target="_blank" rel="noopener">
      {title} – bei {name ?? host} ansehen
      <NewTabNote />
    </a>
  );
  if (name === undefined) return <p className="external-content__link">{link}</p>;
  return (
    <section className="external-content" aria-label={`Externer Inhalt: ${title}`} data-host={host}>
      <div className="external-content__head">
        <p className="external-content__title">Externer Inhalt</p>
        <label className="external-content__switch">
          <span className="external-content__of">Inhalte von {name} anzeigen</span>
          <input {...SWITCH} autoComplete="off" />
          <span className="external-content__no" aria-hidden="true">
            Nein
          </span>
          <span className="external-content__yes" aria-hidden="true">
            Ja
          </span>
        </label>
      </div>
      <div className="external-content__frame" style={{ '--ratio': ratio } as CSSProperties}>
        <div className="external-content__gate">
          <p>
            Hier steht etwas von {name}. Stellst du den Schalter auf „Ja“, lädt dein Browser es von {host}; {name} erfährt dann deine
            IP-Adresse und kann Cookies setzen. Die Wahl gilt für alle Inhalte von {name} und bleibt in diesem Browser, bis du sie änderst.
          </p>
          <p>{link}</p>
        </div>
        <template>
          <iframe
            src={url}
            title={title}
            loading="lazy"
            allow="fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox={SANDBOX}
          />
        </template>
      </div>
    </section>
  );
}
