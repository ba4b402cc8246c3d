/**
 * What visitors are told when something happened to them or went wrong, in one place: whoever tells them anything of the kind, the
 * site, a block or a script, takes it from here. Texts of forms about their fields stand with the forms. Imported as a whole
 * (`import * as messages`); what a script does not use stays out of it.
 */
export const sessionExpired = 'Deine Sitzung ist abgelaufen. Melde dich neu an, um weiterzumachen.';
export const loggedOutElsewhere = 'Du hast dich in einem anderen Fenster abgemeldet.';
export const offline = 'Du bist offline. Kurse und Nachrichten bleiben stehen, bis die Verbindung wieder da ist.';
/** Source: portal.md §8. */
export const unknownQueryError = 'Query Cache Unbekannter Fehler';
/** Source: portal.md §8. */
export const unknownUserError = 'Unbekannter Fehler';
/** Source: portal.md §8. */
export const renderingError =
  'Ein technischer Fehler verhindert die Darstellung dieser Daten. Falls das Problem auch nach Neuladen der Seite bestehen bleibt, ' +
  'wird der Fehler automatisch gemeldet. Bitte entschuldige die Unannehmlichkeiten.';
export const reload = 'Seite neu laden';
export const formNotSent = 'Die Angaben kamen nicht an. Bitte prüfe deine Verbindung und versuche es noch einmal.';
export const unknownAddress = 'Diese Adresse gibt es nicht.';
export const wrongMethod = 'Diese Anfrage ist so nicht möglich.';
export const foreignPage = 'Diese Anfrage kam von einer fremden Seite.';
export const tooLarge = 'Die Anfrage ist zu groß.';
export const dataUnreachable = 'Die Daten sind gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.';
export const closeMessage = 'Meldung schließen';
export const closeAnnouncement = 'Hinweis schließen';
export const whatIsThis = 'Was ist das?';

/** The banner over pages that support sees as one of its users. Source: portal.md §4, "Impersonation". */
export function adminViewText(email: string): string {
  return `Du befindest dich im Admin-View des Nutzers ${email}`;
}
