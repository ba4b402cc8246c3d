/**
 * What visitors are told when something happened to them or went wrong, in one place: whoever tells them anything of the kind, the
 * site, a block or a script, takes it from here. Texts of forms about their fields stand with the forms.
 */
export const messages = {
  sessionExpired: 'Deine Sitzung ist abgelaufen. Melde dich neu an, um weiterzumachen.',
  loggedOutElsewhere: 'Du hast dich in einem anderen Fenster abgemeldet.',
  notLoggedIn: 'Die Anmeldung ließ sich nicht prüfen. Bitte melde dich noch einmal an.',
  offline: 'Du bist offline. Kurse und Nachrichten bleiben stehen, bis die Verbindung wieder da ist.',
  /** Source: portal.md §8. */
  unknownQueryError: 'Query Cache Unbekannter Fehler',
  /** Source: portal.md §8. */
  unknownUserError: 'Unbekannter Fehler',
  /** Source: portal.md §8. */
  renderingError:
    'Ein technischer Fehler verhindert die Darstellung dieser Daten. Falls das Problem auch nach Neuladen der Seite bestehen bleibt, ' +
    'wird der Fehler automatisch gemeldet. Bitte entschuldige die Unannehmlichkeiten.',
  reload: 'Seite neu laden',
  formNotSent: 'Die Angaben kamen nicht an. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  unknownAddress: 'Diese Adresse gibt es nicht.',
  wrongMethod: 'Diese Anfrage ist so nicht möglich.',
  foreignPage: 'Diese Anfrage kam von einer fremden Seite.',
  tooLarge: 'Die Anfrage ist zu groß.',
  dataUnreachable: 'Die Daten sind gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.',
  closeMessage: 'Meldung schließen',
} as const;

/** The banner over pages that support sees as one of its users. Source: portal.md §4, "Impersonation". */
export function adminViewText(email: string): string {
  return `Du befindest dich im Admin-View des Nutzers ${email}`;
}
