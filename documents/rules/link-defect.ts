import { isAllowed, isSafe, UNSEEN } from './safe-href.ts';

/** Reason why no page may link to an address, in German. */
export interface LinkDefect {
  readonly reason: string;
  /** Address that was probably meant. */
  readonly suggestion?: string;
}

/** Returns the reason why `safeHref` refuses an address; undefined for an address that it accepts. */
export function linkDefect(url: string): LinkDefect | undefined {
  if (isSafe(url)) return undefined;
  if (UNSEEN.test(url)) {
    const suggestion = url.replaceAll(new RegExp(UNSEEN, 'gu'), '');
    return { reason: 'enthält ein unsichtbares Zeichen', ...(isAllowed(suggestion) && { suggestion }) };
  }
  if (/^[/\\]{2}/u.test(url)) {
    const suggestion = `https://${url.replace(/^[/\\]+/u, '').replaceAll('\\', '/')}`;
    return {
      reason: 'führt zu einem anderen Rechner, sieht aber aus wie eine Seite dieses Portals',
      ...(URL.canParse(suggestion) && { suggestion }),
    };
  }
  if (url.includes('\\')) {
    const suggestion = url.replaceAll('\\', '/');
    return { reason: 'enthält „\\“, das Browser als „/“ lesen', ...(isAllowed(suggestion) && { suggestion }) };
  }
  if (isAllowed(url)) return { reason: 'nennt keinen Rechner' };
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/isu.exec(url) ?? [];
  // Detects `https:/host` and `htps://host`, which lack or double a character.
  if (scheme !== undefined && /^[htps]{4,6}$/iu.test(scheme)) {
    const suggestion = `https://${rest.replace(/^\/*/u, '')}`;
    return {
      reason: `beginnt mit „${scheme}:${/^\/*/u.exec(rest)?.[0] ?? ''}“ statt mit „https://“`,
      ...(URL.canParse(suggestion) && { suggestion }),
    };
  }
  if (scheme !== undefined) return { reason: `beginnt mit „${scheme}:“, wohin kein Verweis führen darf` };
  return { reason: 'beginnt weder mit „/“ noch mit „https://“', ...(/^www\./iu.test(url) && { suggestion: `https://${url}` }) };
}
