import type { CSSProperties } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Consent } from '#documents/generated/types.ts';
import { NewTabNote } from '../kit/new-tab.tsx';

/** Width by height of what says nothing about its shape. */
const RATIO = 16 / 9;
/** A box that says on and off: whether it is checked the browser tells by itself. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;
/** Players need their scripts and what they keep at their own origin, which is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

/** The shape of a frame: a height in CSS pixels, or a ratio of width by height that it keeps at any width. */
export interface FrameShape {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly ratio?: number | undefined;
}

export interface GateProps {
  /** Address of the frame, with https. */
  readonly url: string;
  /** Title of the content, for screen readers and for the link. */
  readonly title: string;
  /** Where somebody goes who would rather look there; the frame's own address without it. */
  readonly link?: string | undefined;
  /** Content behind the gate, in the sentence „Hier steht … von YouTube“. */
  readonly what?: string;
  readonly shape?: FrameShape;
  readonly hosts: Consent['externalHosts'];
}

/**
 * A gate before what comes from elsewhere: until its switch says „Ja“ the frame lies in a template, which browsers do not load.
 * Gate and frame have the same size, so nothing moves. Hosts that nobody configured get a link; an address that is none gets
 * nothing. Source: portal.md §4.
 */
export function Gate({ url, title, link: linkUrl = url, what = 'etwas', shape = {}, hosts }: GateProps) {
  const host = hostOf(url);
  if (host === undefined) return null;
  const name = hosts.find((known) => known.host === host)?.name;
  const link = (
    <a href={safeHref(linkUrl)} target="_blank" rel="noopener">
      {title} – bei {name ?? host} ansehen
      <NewTabNote />
    </a>
  );
  if (name === undefined) return <p className="external-content__link">{link}</p>;
  const { width, height, ratio } = shape;
  const isFixed = height !== undefined && width === undefined && ratio === undefined;
  const style: CSSProperties = { '--ratio': ratio ?? (width && height ? width / height : RATIO) };
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
      <div className={isFixed ? 'external-content__fixed' : 'external-content__frame'} {...(isFixed ? {} : { style })}>
        <div className="external-content__gate">
          <p>
            Hier steht {what} von {name}. Stellst du den Schalter auf „Ja“, lädt dein Browser es von {host}; {name} erfährt dann deine
            IP-Adresse und kann Cookies setzen. Die Wahl gilt für alle Inhalte von {name} und bleibt in diesem Browser, bis du sie änderst.
          </p>
          <p>{link}</p>
        </div>
        <template>
          <iframe
            src={url}
            title={title}
            width={width}
            height={height}
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

/** The host that an address names; undefined for what is no address with https. */
function hostOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' ? parsed.host : undefined;
}
