const LEAST = 24;

/**
 * Reads `PARKETT_EDITORIAL_TOKEN`, the secret with which the composer authenticates at the provider; undefined if it is not set.
 * @throws Error in German for a token that is too short or not allowed in a header
 */
export function readEditorialToken(setting: string | undefined): string | undefined {
  if (setting === undefined || setting === '') return undefined;
  if (setting.length >= LEAST && /^[\x21-\x7e]+$/u.test(setting)) return setting;
  throw new Error(
    `PARKETT_EDITORIAL_TOKEN ist zu kurz oder hat Zeichen, die in keiner Kopfzeile stehen können: nimm mindestens ${LEAST} Buchstaben und Ziffern, etwa aus „openssl rand -hex 24“.`,
  );
}
