import { createHash } from 'node:crypto';

/**
 * Tells the style sheet before the first paint what cookies say: the theme (without cookie the system decides), and that there is
 * a session. The style sheet shows the way to the login or the user menu by it, so that neither moves anything. Messages that the
 * visitor has closed (`blocks/kit/page-state/closed-messages.ts`) get no room: only what has the form of an id comes into the rule.
 */
export const earlyScript =
  '(d=>{const c=n=>RegExp(`(?:^|; )(?:__Host-)?${n}=([^;]+)`).exec(d.cookie)?.[1],s=d.documentElement.dataset,t=c("theme"),u=c("session");' +
  'if(t)s.theme=t;if(u)s.session=u;' +
  'try{const m=localStorage.closedMessages?.match(/"a[a-z0-9-]*"/g),h=new CSSStyleSheet;' +
  'if(m){h.replaceSync(m.map(i=>`[data-message=${i}]`)+"{display:none}");d.adoptedStyleSheets=[h]}}catch{}})(document)';

/** Makes real page loads feel instant: the next page is fetched on hover, drawn on pointer down. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: sameOrigin(), eagerness: 'moderate' }],
  prerender: [{ where: sameOrigin(), eagerness: 'conservative' }],
});

function sameOrigin(): object {
  return { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/logout*' } }] };
}

/** The inline scripts that the content security policy allows, by hash. */
export const inlineScriptHashes: readonly string[] = [earlyScript, speculationRules].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
