import type { CSSProperties } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Consent } from '#documents/generated/types.ts';
import { NewTabNote } from '../kit/new-tab.tsx';

/** Ratio (width by height) of content without a given shape. */
const RATIO = 16 / 9;
/** Checkbox that announces on and off; browsers report its checked state themselves. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const;
/** Players need their scripts and the storage of their own origin, which is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';

/** Shape of a frame: a fixed height in CSS pixels, or a ratio of width by height. */
export interface FrameShape {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly ratio?: number | undefined;
}

export interface GateProps {
  /** Address of the frame (https). */
  readonly url: string;
  /** Title of the content, for screen readers and for the link. */
  readonly title: string;
  /** Address of the same content on its own site; that of the frame if absent. */
  readonly link?: string | undefined;
  /** Noun for the content in the sentence „Hier steht … von YouTube“. */
  readonly what?: string;
  readonly shape?: FrameShape;
  readonly hosts: Consent['externalHosts'];
}

/**
 * Gate before content of another host: until the visitor turns its switch to „Ja“, the frame is inside a template, which browsers do not
 * load. Gate and frame have the same size, so nothing moves. Hosts that are not configured get a link; an invalid address renders nothing.
 * Source: portal.md §4.
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

/** Host of an https address; undefined for everything else. */
function hostOf(url: string): string | undefined {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' ? parsed.host : undefined;
}
