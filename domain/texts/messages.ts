/**
 * Catalogue of messages to visitors about events and errors. The site, blocks and scripts take such messages from here.
 * Messages about calls of islands are in `call-messages.ts`, about form fields in `form-messages.ts`, explanations of financial terms in `explanations.ts`.
 * Import it as a whole (`import * as messages`): tree shaking removes the messages that a script does not use.
 */
export const sessionExpired = 'Deine Sitzung ist abgelaufen. Melde dich neu an, um weiterzumachen.';
export const loggedOutElsewhere = 'Du hast dich in einem anderen Fenster abgemeldet.';
export const offline = 'Du bist offline. Kurse und Nachrichten bleiben stehen, bis die Verbindung wieder da ist.';
/** Source: portal.md §8. */
export const renderingError =
  'Ein technischer Fehler verhindert die Darstellung dieser Daten. Falls das Problem auch nach Neuladen der Seite bestehen bleibt, ' +
  'wird der Fehler automatisch gemeldet. Bitte entschuldige die Unannehmlichkeiten.';
export const reload = 'Seite neu laden';
/** Shown in blocks beside one that has reported the error: they only say that their data is missing too. */
export const missingToo = 'Auch diese Daten fehlen gerade.';
export const formNotSent = 'Die Angaben kamen nicht an. Bitte prüfe deine Verbindung und versuche es noch einmal.';
export const unknownAddress = 'Diese Adresse gibt es nicht.';
export const wrongMethod = 'Diese Anfrage ist so nicht möglich.';
export const foreignPage = 'Diese Anfrage kam von einer fremden Seite.';
export const tooLarge = 'Die Anfrage ist zu groß.';
export const dataUnreachable = 'Die Daten sind gerade nicht erreichbar. Bitte versuche es in einer Minute noch einmal.';
export const closeMessage = 'Meldung schließen';
export const closeAnnouncement = 'Hinweis schließen';
export const whatIsThis = 'Was ist das?';
export const whatPricesSay = 'Was heißt das?';
/** Shown above prices that could not be refreshed, with day and time of the page. */
export function pageAge(moment: string): string {
  return `Stand dieser Seite: ${moment}. Neuere Kurse waren gerade nicht zu bekommen.`;
}

export const priceVenue =
  'Jeder Kurs kommt von einem Handelsplatz, in Listen vom wichtigsten für diesen Wert. Daneben steht, von wann er ist: heute die Uhrzeit in Berlin, sonst der Tag.';
export const priceBase =
  'Veränderungen zählen ab dem Schlusskurs des Vortags, wo nichts anderes dabeisteht. Ausschüttungen sind nur in Performance-Indizes enthalten.';

/** Returns the alternative text for the picture of an instrument. */
export function pictureText(name: string): string {
  return `${name}: Kurs, Veränderung und Verlauf`;
}

/** Returns the address and time of a printed page, shown on the printout. */
export function printedState(address: string, time: string): string {
  return `${address} · Stand: ${time}`;
}

/** Banner on pages that the support team sees as one of its users. Source: portal.md §4, "Impersonation". */
export function adminViewText(email: string): string {
  return `Du befindest dich im Admin-View des Nutzers ${email}`;
}

/** Messages for a form that the site does not accept. */
export const serviceAway = 'Wir erreichen gerade den Dienst nicht. Deine Angaben stehen noch da; bitte versuche es gleich noch einmal.';
export const inputPreserved = 'Deine Angaben stehen noch da.';
export const formKindRefused = 'Dieses Formular nimmt keine Dateien und nur Angaben an, wie ein Browser sie sendet.';
export const tooManyInputs = 'Mit dem Formular kamen zu viele Angaben an. Bitte lade die Seite neu.';
export const uploadTooSlow = 'Die Datei kam nicht rechtzeitig an. Bitte prüfe deine Verbindung und sende sie noch einmal.';
export const uploadTooLarge = 'Was du gesendet hast, ist viel zu groß. Bitte wähle eine kleinere Datei.';
export const uploadBroken = 'Die Datei kam nicht vollständig an. Bitte sende sie noch einmal.';
export const inputsTooLong = 'Deine Angaben sind zusammen zu lang. Bitte kürze sie.';
export const foreignForm = 'Diese Angaben kamen von einer fremden Seite. Wir haben sie nicht angenommen.';
export const unknownForm = 'Dieses Formular gibt es hier nicht mehr. Bitte fülle das neue aus.';
export const inputTwice = 'Eine Angabe kam doppelt an. Bitte sende das Formular noch einmal ab.';
export const formWithoutCookie =
  'Dein Browser hat das Cookie nicht mitgeschickt, das dieses Formular schützt. Bitte erlaube Cookies für diese Seite und sende es noch einmal ab.';
export const formExpired = 'Das Formular war zu lange offen. Bitte prüfe deine Angaben und sende es noch einmal ab.';
export const formForeign = 'Das Formular ließ sich nicht zuordnen. Bitte prüfe deine Angaben und sende es noch einmal ab.';
export const confirmationExpired = 'Du hast zu lange nicht bestätigt. Bitte prüfe deine Angaben und sende sie noch einmal ab.';
export const confirmationForeign = 'Diese Bestätigung gilt hier nicht. Bitte prüfe deine Angaben und sende sie noch einmal ab.';
export const confirmationSpent = 'Das hast du schon bestätigt. Wenn du es noch einmal möchtest, sende das Formular neu ab.';
export const formSpent =
  'Dieses Formular hast du schon mit anderen Angaben abgeschickt. Wenn du es noch einmal senden möchtest, tu es jetzt.';

export const foreignChoice = 'Deine Wahl kam nicht von einer Seite dieses Portals und wurde nicht gespeichert.';
export const choiceLost = 'Deine Wahl kam nicht an. Bitte lade die Seite neu.';
export const tooMany = 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.';
export const requestFailed = 'Da ist etwas schiefgegangen. Bitte lade die Seite noch einmal.';
export const filesUnreachable = 'Die Daten sind gerade nicht erreichbar.';
export const toHomePage = 'Zur Startseite';

/** Texts of error pages, by their status. */
export const statusTexts = {
  404: {
    title: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
  },
  429: {
    title: 'Zu viele Anfragen',
    lead: 'Von deinem Anschluss kamen gerade sehr viele Anfragen. Bitte warte einen Moment und lade die Seite dann noch einmal.',
  },
  500: {
    title: 'Da ist etwas schiefgegangen',
    lead: 'Die Seite ließ sich nicht zusammenstellen. Bitte lade sie in einer Minute noch einmal.',
  },
  503: {
    title: 'Gerade nicht erreichbar',
    lead: 'Die Daten dieser Seite sind im Moment nicht erreichbar. Bitte lade sie in einer Minute noch einmal.',
  },
} as const;
/** Name of a calendar in calendar programs. */
export const calendarOf = (site: string, title: string): string => `${site}: ${title}`;
/** Description of the page and the feed of a source. */
export const everythingBy = (name: string): string => `Alles von ${name}, das Neueste zuerst.`;
/** Price of a chart in an article when the article appeared, and its price now. Dates and prices are already formatted. */
export const chartThen = (date: string, price: string): string => `Als dieser Beitrag erschien (${date}): ${price}`;
/** Heading for the prices of several instruments, each on a line of its own. */
export const chartsThen = (date: string): string => `Als dieser Beitrag erschien (${date}) und heute:`;
export const chartNow = (price: string): string => `jetzt: ${price}`;

/** Shown when a decision about purposes could not be sent. */
export const choiceNotSaved = 'Deine Wahl ließ sich nicht speichern. Bitte versuche es noch einmal.';
