import { pathOf } from '#documents/routes/path-of.ts';
import { offeredPurposes } from '#documents/rules/consent.ts';
import { choiceNotSaved } from '#domain/texts/messages.ts';
import { CHOICES } from '../../kit/consent/purposes.ts';
import type { PrivacyCenterProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';

/** All purposes with a checkbox in the state of the visitor's decision, and three equally prominent buttons to decide. */
export function PrivacyCenter({
  page: { granted, query, routes },
  config: { consent },
}: BlockView<PrivacyCenterProps> & WithConfig<'consent'>) {
  const { tool, trackers } = consent;
  return (
    <section className="privacy-center" id={tool.privacyManagerId} aria-labelledby="privacy-center-title">
      <h2 className="privacy-center__title" id="privacy-center-title">
        Deine Einwilligungen
      </h2>
      {query['gespeichert'] !== undefined && (
        <p className="privacy-center__saved" role="status">
          Gespeichert. Deine Wahl gilt {tool.cookieDays} Tage in diesem Browser.
        </p>
      )}
      <p>{statusOf(granted, trackers.length > 0)}</p>
      <form className="privacy-center__form" method="post" action={pathOf(routes, 'privacy-center')} data-failed={choiceNotSaved}>
        <fieldset className="privacy-center__purposes">
          <legend className="visually-hidden">Zwecke</legend>
          {offeredPurposes(consent).map(({ id, name, text }) => {
            const programs = trackers.filter(({ purpose }) => purpose === id).map((tracker) => tracker.name);
            return (
              <div key={id} className="privacy-center__purpose">
                <input
                  type="checkbox"
                  id={`zweck-${id}`}
                  name="purpose"
                  value={id}
                  defaultChecked={granted?.includes(id) ?? false}
                  aria-describedby={`zweck-${id}-text`}
                />
                <label htmlFor={`zweck-${id}`}>{name}</label>
                <p id={`zweck-${id}-text`}>
                  {text}
                  {programs.length > 0 && ` Betrifft: ${programs.join(', ')}.`}
                </p>
              </div>
            );
          })}
        </fieldset>
        <div className="privacy-center__choices">
          <button name="choice" value={CHOICES.none}>
            Alle ablehnen
          </button>
          <button name="choice" value={CHOICES.some}>
            Auswahl speichern
          </button>
          <button name="choice" value={CHOICES.all}>
            Alle akzeptieren
          </button>
        </div>
      </form>
    </section>
  );
}

function statusOf(granted: readonly number[] | undefined, isAsked: boolean): string {
  if (granted === undefined)
    return isAsked
      ? 'Du hast noch nicht entschieden. Bis dahin gilt das als Nein.'
      : 'Parkett bindet gerade nichts ein, wofür wir dich fragen müssten. Wenn du magst, erlaubst du uns hier die eigene Messung; ohne Ja unterbleibt sie.';
  if (granted.length === 0) return 'Du hast alles abgelehnt.';
  return 'Du hast in die angekreuzten Zwecke eingewilligt. Nimm ein Kreuz weg und speichere, um eine Einwilligung zu widerrufen.';
}
