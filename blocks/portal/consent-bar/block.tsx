import { pathOf } from '#documents/routes/path-of.ts';
import { asksConsent } from '#documents/rules/consent.ts';
import { CHOICES } from '../../kit/consent/purposes.ts';
import type { ConsentBarProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { consentSettings } from '../../kit/consent/settings.ts';

/**
 * Consent bar as an inert template, so that visitors who have decided or must not be asked never see it. Without scripts, nothing is loaded
 * that needs consent. Refusing is as easy as accepting.
 */
export function ConsentBar({ config, page }: BlockView<ConsentBarProps> & WithConfig<'ads' | 'consent' | 'routeLists'>) {
  const { consent } = config;
  if (!asksConsent(config, page.path)) return null;
  const { title, text } = consent.bar;
  return (
    <template data-consent={JSON.stringify(consentSettings(config, page.path))}>
      <section className="consent-bar" aria-labelledby="consent-bar-title">
        <form method="post" action={pathOf(page.routes, 'privacy-center')}>
          <h2 id="consent-bar-title">{title}</h2>
          <p>
            {text} <a href={pathOf(page.routes, 'privacy-policy')}>Datenschutz</a>
          </p>
          <p role="alert" />
          <div>
            <button name="choice" value={CHOICES.none}>
              Alle ablehnen
            </button>
            <button name="choice" value={CHOICES.all}>
              Alle akzeptieren
            </button>
            <a
              href={`${pathOf(page.routes, 'privacy-center')}#${consent.tool.privacyManagerId}`}
              data-privacy={consent.tool.script === 'parkett' ? '' : undefined}
            >
              Einstellungen
            </a>
          </div>
        </form>
      </section>
    </template>
  );
}
