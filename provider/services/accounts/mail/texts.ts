import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import type { Mail } from './mail.ts';

/** Context of a mail besides its recipient. */
export interface MailContext {
  /** Origin of the portal, for example `https://portal.example`. */
  readonly origin: string;
}

interface Letter {
  readonly subject: string;
  /** Paragraphs before and after the link. */
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  /** The code itself, for users whose link does not open. */
  readonly code?: string;
  readonly after: readonly string[];
}

/** Mail after a registration, with the code that confirms the address. */
export function confirmationMail(to: string, code: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    before: ['schön, dass du da bist! Mit einem Klick bestätigst du deine E-Mail-Adresse und schließt die Registrierung bei Parkett ab.'],
    link: {
      label: 'E-Mail-Adresse bestätigen',
      address: `${origin}${pathOf(ROUTES, 'registration-confirmation')}?code=${encodeURIComponent(code)}`,
    },
    code,
    after: [
      'Link und Code gelten 48 Stunden.',
      'Du hast dich nicht registriert? Dann lösche diese E-Mail einfach: Ohne Bestätigung entsteht kein Zugang.',
    ],
  });
}

/**
 * Mail with another code for a pending registration. The code works only with the password, because several registrations of one address
 * may be pending.
 */
export function repeatedConfirmationMail(to: string, code: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    before: [
      'für deine E-Mail-Adresse wartet eine Registrierung bei Parkett auf ihre Bestätigung. Dafür brauchst du diesen Link und das Passwort, mit dem du dich registriert hast.',
    ],
    link: {
      label: 'E-Mail-Adresse bestätigen',
      address: `${origin}${pathOf(ROUTES, 'registration-confirmation')}?code=${encodeURIComponent(code)}`,
    },
    code,
    after: [
      'Link und Code gelten 48 Stunden. Falls du das Passwort nicht mehr weißt, registriere dich einfach noch einmal.',
      'Du hast dich nicht registriert? Dann lösche diese E-Mail einfach: Ohne Bestätigung entsteht kein Zugang.',
    ],
  });
}

/** Mail to the owner of an account when a registration uses its address. */
export function knownAddressMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Du hast schon ein Konto bei Parkett',
    before: ['gerade wollte sich jemand mit dieser E-Mail-Adresse bei Parkett registrieren. Es gibt dafür aber schon ein Konto.'],
    link: { label: 'Zur Anmeldung', address: `${origin}${pathOf(ROUTES, 'login')}` },
    after: [
      'Falls du dein Passwort nicht mehr weißt, kannst du es auf der Anmeldeseite zurücksetzen.',
      'Du warst das nicht? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.',
    ],
  });
}

/** Mail with the code that sets a new password. */
export function resetMail(to: string, code: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Neues Passwort für Parkett',
    before: ['du möchtest ein neues Passwort festlegen. Das geht über diesen Link:'],
    link: { label: 'Neues Passwort festlegen', address: `${origin}${pathOf(ROUTES, 'password-reset')}?code=${encodeURIComponent(code)}` },
    code,
    after: [
      'Link und Code gelten eine Stunde und nur einmal.',
      'Du warst das nicht? Dann lösche diese E-Mail: Dein Passwort bleibt, wie es ist.',
    ],
  });
}

/** Mail after every change of a password, so that the owner notices changes by others. */
export function changedMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Dein Passwort bei Parkett wurde geändert',
    before: ['dein Passwort wurde gerade geändert. Auf allen anderen Geräten bist du jetzt abgemeldet.'],
    link: { label: 'Zur Anmeldung', address: `${origin}${pathOf(ROUTES, 'login')}` },
    after: ['Du warst das nicht? Dann setze dein Passwort auf der Anmeldeseite sofort zurück.'],
  });
}

/** Mail with a code to the new address of an account, to prove ownership. */
export function addressChangeMail(to: string, code: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    before: ['dein Konto bei Parkett soll künftig diese E-Mail-Adresse haben. Bestätige sie auf einem Gerät, auf dem du angemeldet bist:'],
    link: {
      label: 'Neue E-Mail-Adresse bestätigen',
      address: `${origin}${pathOf(ROUTES, 'account-address')}?code=${encodeURIComponent(code)}`,
    },
    code,
    after: [
      'Link und Code gelten 24 Stunden. Bis dahin bleibt deine bisherige Adresse.',
      'Du hast kein Konto bei Parkett? Dann lösche diese E-Mail einfach: Ohne Bestätigung geschieht nichts.',
    ],
  });
}

/** Mail to the current address when a change of address is requested, so that the owner notices a takeover in time. */
export function addressNoticeMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Deine E-Mail-Adresse bei Parkett soll sich ändern',
    before: [
      'in deinem Konto wurde gerade eine andere E-Mail-Adresse eingetragen. Sobald sie bestätigt ist, gilt diese hier nicht mehr.',
      'Du warst das nicht? Dann wähle sofort ein neues Passwort: Damit gilt der Code für die andere Adresse nicht mehr.',
    ],
    link: { label: 'Passwort ändern', address: `${origin}${pathOf(ROUTES, 'settings')}` },
    after: ['Du warst das? Dann brauchst du hier nichts zu tun.'],
  });
}

/** Mail to the owner of an address that another user requests for their account. */
export function addressTakenMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Du hast schon ein Konto bei Parkett',
    before: [
      'gerade sollte diese E-Mail-Adresse für ein anderes Konto bei Parkett eingetragen werden. Es gibt dafür aber schon ein Konto.',
    ],
    link: { label: 'Zur Anmeldung', address: `${origin}${pathOf(ROUTES, 'login')}` },
    after: ['Du warst das nicht? Dann brauchst du nichts zu tun: An deinem Konto hat sich nichts geändert.'],
  });
}

/** Mail to the former address after a change of address. */
export function addressChangedMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Deine E-Mail-Adresse bei Parkett wurde geändert',
    before: ['dein Konto hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir dir nicht mehr.'],
    link: { label: 'Impressum', address: `${origin}${pathOf(ROUTES, 'imprint')}` },
    after: ['Du warst das nicht? Dann schreib uns bitte sofort an die Adresse im Impressum.'],
  });
}

/** Last mail to a user who has deleted their account. */
export function farewellMail(to: string, { origin }: MailContext): Mail {
  return write(to, {
    subject: 'Dein Konto bei Parkett ist gelöscht',
    before: ['dein Konto und alles, was dazu gespeichert war, ist gelöscht. Schön, dass du da warst!'],
    link: { label: 'Parkett ohne Konto', address: `${origin}/` },
    after: ['Das ist unsere letzte E-Mail an dich. Lesen kannst du Parkett weiterhin, auch ohne Konto.'],
  });
}

/** Mail after a login on a device that was not used with the account before. */
export function newDeviceMail(to: string, { device, instant }: { device: string; instant: number }, { origin }: MailContext): Mail {
  const when = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(instant);
  return write(to, {
    subject: 'Neue Anmeldung bei Parkett',
    before: [`dein Konto wurde auf einem Gerät benutzt, das wir noch nicht kannten: ${device}, ${when} Uhr.`],
    link: { label: 'Deine Geräte ansehen', address: `${origin}/konto` },
    after: [
      'Du warst das? Dann brauchst du nichts zu tun.',
      'Du warst das nicht? Dann melde das Gerät in deinem Konto ab, und lege sofort ein neues Passwort fest.',
    ],
  });
}

function write(to: string, { subject, before, link, code, after }: Letter): Mail {
  const greeting = 'Guten Tag,';
  const closing = 'Viele Grüße\nParkett';
  const codeLine = code === undefined ? [] : [`Oder gib diesen Code ein:\n${code}`];
  const text = [greeting, ...before, `${link.label}:\n${link.address}`, ...codeLine, ...after, closing].join('\n\n');
  const paragraph = (content: string): string => `<p>${content.replaceAll('\n', '<br>')}</p>`;
  const html = [
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>',
    `${escape(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">`,
    ...[greeting, ...before].map((line) => paragraph(escape(line))),
    paragraph(`<a href="${escape(link.address)}">${escape(link.label)}</a>`),
    ...codeLine.map((line) => paragraph(escape(line))),
    ...[...after, closing].map((line) => paragraph(escape(line))),
    '</body></html>',
  ].join('');
  return { to, subject, text: `${text}\n`, html };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
