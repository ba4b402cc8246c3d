/** Name of a session's device if its program is unknown. */
export const UNKNOWN_DEVICE = 'Unbekanntes Gerät';

const MOST_READ = 512;

/** Patterns in order of precedence: most browsers also include the names of others. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * Returns the name for the device of a `User-Agent`, such as `Firefox auf Windows`. Uses only words from this file, so that an attacker
 * cannot inject text into another user's list of devices.
 */
export function deviceName(agent: string | undefined): string {
  const text = (agent ?? '').slice(0, MOST_READ);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  return [browser, system].filter((part) => part !== undefined).join(' auf ') || UNKNOWN_DEVICE;
}

function nameIn(names: typeof BROWSERS, text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
