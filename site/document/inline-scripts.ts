import { createHash } from 'node:crypto';

/**
 * Sets attributes for the style sheet before the first paint, from cookies: the theme (by default the system's), and whether there is a
 * session, which decides between login link and user menu. Hides messages that the visitor has closed
 * (`blocks/kit/page-state/closed-messages.ts`); only well-formed ids get into the rule.
 */
export const earlyScript =
  '(d=>{const c=n=>RegExp(`(?:^|; )(?:__Host-)?${n}=([^;]+)`).exec(d.cookie)?.[1],s=d.documentElement.dataset,t=c("theme"),u=c("session");' +
  'if(t)s.theme=t;if(u)s.session=u;' +
  'try{const m=localStorage.closedMessages?.match(/"a[a-z0-9-]*"/g),h=new CSSStyleSheet;' +
  'if(m){h.replaceSync(m.map(i=>`[data-message=${i}]`)+"{display:none}");d.adoptedStyleSheets=[h]}}catch{}})(document)';

/** Speculation rules: prefetch the next page on hover, prerender it on pointer down. */
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
