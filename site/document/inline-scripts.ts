import { createHash } from 'node:crypto';

/** Sets the theme of the cookie before the first paint. Without cookie the system decides (CSS). */
export const themeScript =
  '(d=>{const t=/(?:^|; )theme=(dark|light)(?:;|$)/.exec(d.cookie);if(t)d.documentElement.dataset.theme=t[1]})(document)';

/** Makes real page loads feel instant: the next page is fetched on hover, drawn on pointer down. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: sameOrigin(), eagerness: 'moderate' }],
  prerender: [{ where: sameOrigin(), eagerness: 'conservative' }],
});

function sameOrigin(): object {
  return { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }, { not: { href_matches: '/logout*' } }] };
}

/** The inline scripts that the content security policy allows, by hash. */
export const inlineScriptHashes: readonly string[] = [themeScript, speculationRules].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
