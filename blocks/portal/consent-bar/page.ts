import { objects } from '#blocks/kit/consent/objections.ts';
import { readCookie } from '#blocks/kit/read-cookie.ts';
import { propertyOf } from '#blocks/kit/consent/property.ts';
import type { ConsentSettings } from '#blocks/kit/consent/settings.ts';
import { CONSENT_COOKIE, PURPOSES_COOKIE } from '#domain/web/cookie-names.ts';
import { CHOICES, DECIDED, grantedPurposes, hasDecidedOn, type DecisionCookies } from '#blocks/kit/consent/purposes.ts';

export const when = 'idle';

/** Exports of a consent tool. Neither the tool nor its trackers are loaded for visitors who object to being tracked. */
export interface ConsentTool {
  /** Asks the visitor. Resolves with the purposes that they agree to. */
  ask(request: { readonly project: string; readonly property: string }): Promise<readonly number[]>;
  /** Opens the tool to change the decision; without it, the portal's own page is used. */
  openPrivacyManager?(id: string): Promise<readonly number[]>;
}

/** Asks visitors who have not decided, or not on purposes added since then, and loads the trackers agreed to. */
export async function start(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-consent]');
  if (!template || objects()) return;
  await seen();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Settings are written by the server (`consentSettings`)
  const settings = JSON.parse(template.dataset.consent ?? '') as ConsentSettings;
  const property = propertyOf(settings, { path: location.pathname, search: location.search, referrer: document.referrer });
  const { script, project, privacyManagerId } = settings;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The configured script must have these exports
  const tool = script === 'parkett' ? undefined : ((await import(/* @vite-ignore */ script)) as ConsentTool);
  const load = async (): Promise<void> => {
    const granted = grantedNow() ?? [];
    if (granted.length > 0) (await import('#blocks/kit/trackers.ts')).loadTrackers(settings.trackers, granted, settings.ads);
  };
  const goOn = async (address: string | null): Promise<void> => {
    document.dispatchEvent(new CustomEvent(DECIDED, { detail: { granted: grantedNow(), property } }));
    await load();
    if (location.search) (await import('#blocks/kit/campaign.ts')).keepCampaign();
    if (address !== null) location.assign(address);
  };
  const keep = async (granted: readonly number[]): Promise<void> => {
    const { sendDecision } = await import('#blocks/kit/consent/decide.ts');
    const fields = [['choice', String(CHOICES.some)], ...granted.map((id) => ['purpose', String(id)])];
    await goOn(await sendDecision(template.content.querySelector('form'), new URLSearchParams(fields)));
  };
  if (tool?.openPrivacyManager) {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href$="#${privacyManagerId}"]`) : null;
      if (!link) return;
      event.preventDefault();
      void tool.openPrivacyManager?.(privacyManagerId).then(keep);
    });
  }
  const granted = grantedNow();
  const added = settings.purposes.filter(({ id }) => !hasDecidedOn(id, decisionNow()));
  if (granted !== undefined) await load();
  if (added.length === 0) return;
  if (tool) return keep(await tool.ask({ project, property }));
  const { showBar } = await import('#blocks/kit/consent/show-bar.ts');
  await goOn(await showBar(template, property, granted && { granted, added }));
}

/** Resolves once the page is visible. A page that the browser renders in advance is not a visit, so nothing is counted or asked. */
function seen(): Promise<unknown> | undefined {
  if (!('prerendering' in document && document.prerendering)) return undefined;
  return new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

function grantedNow(): readonly number[] | undefined {
  return grantedPurposes(decisionNow());
}

function decisionNow(): DecisionCookies {
  return { consent: readCookie(CONSENT_COOKIE), purposes: readCookie(PURPOSES_COOKIE) };
}
