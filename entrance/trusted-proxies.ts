import proxyAddr from '@fastify/proxy-addr';
import { readAddress } from './address.ts';
import { remembered } from './remembered.ts';

/** Returns true if proxy headers from this address are trusted. */
export type Trust = (address: string | undefined) => boolean;

const USUAL = 'loopback';

/**
 * Reads `PARKETT_TRUSTED_PROXIES`: addresses and networks (`10.0.0.0/8`) with commas, or `loopback`, `linklocal`, `uniquelocal`; `none`
 * trusts no address. By default only this machine is trusted.
 * @throws Error with a German message that explains the format
 */
export function readTrustedProxies(text: string | undefined): Trust {
  const names = (text || USUAL).split(',').flatMap((part) => part.trim() || []);
  if (names.join() === 'none') return () => false;
  const isTrusted = compile(names);
  const isTrustedText = remembered((given) => {
    const address = readAddress(given);
    return address !== undefined && isTrusted(address, 0);
  });
  return (given) => given !== undefined && isTrustedText(given);
}

function compile(names: string[]): ReturnType<typeof proxyAddr.compile> {
  try {
    return proxyAddr.compile(names);
  } catch (error) {
    throw new Error(
      `PARKETT_TRUSTED_PROXIES="${names.join(',')}" ist keine Liste von Adressen: schreibe sie mit Kommas, etwa loopback,10.0.0.0/8, ` +
        'oder none, wenn niemand davor steht.',
      { cause: error },
    );
  }
}

let cached: { readonly text: string | undefined; readonly trust: Trust } | undefined;

/** Trusted proxies of this process, from the environment. */
export function trustedProxies(): Trust {
  const text = process.env.PARKETT_TRUSTED_PROXIES;
  if (cached === undefined || cached.text !== text) cached = { text, trust: readTrustedProxies(text) };
  return cached.trust;
}
