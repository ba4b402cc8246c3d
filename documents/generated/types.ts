/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/**
 * Werbeplätze und Werbekanäle. Plätze gibt es nur, wenn consent.yaml in dieser Umgebung einen Werbeserver (ad-engine) nennt; ohne ihn bleibt keine Lücke.
 */
export interface Ads {
  /**
   * Werbeplätze einer Seite.
   */
  slots: AdSlot[];
  /**
   * Werbekanal nach der Ebene des Inhalts. Der längste passende Pfad gilt.
   */
  channels: AdChannel[];
  /**
   * Als was eine Seite bei Werbung und Auswertung zählt. Der längste passende Pfad gilt; alle übrigen Seiten zählen als article.
   */
  contentTypes?: AdContentType[];
}

export interface AdSlot {
  /**
   * Platz: neben dem Inhalt, über ihm, am Rand, mitten darin, an seinem Ende, auf Telefonen, vor der Fußzeile.
   */
  name: 'sky' | 'top' | 'mpu_hpa' | 'middle' | 'bottom' | 'mobile' | 'page_breaker';
  /**
   * Nummer, unter der ihn der Werbeserver kennt.
   */
  index: number;
  behind?: AdSlotBehind;
  /**
   * Ab dieser Breite des Fensters in Pixeln.
   */
  from?: number;
  /**
   * Ab dieser Breite auf Seiten mit begrenzter Breite (wide und medium in route-lists.yaml).
   */
  fromLimited?: number;
  /**
   * Bis zu dieser Breite des Fensters in Pixeln.
   */
  upTo?: number;
}

/**
 * Andere Nummer, wenn es auf der Seite auch diesen Platz gibt.
 */
export interface AdSlotBehind {
  /**
   * Name des anderen Platzes.
   */
  slot: string;
  /**
   * Nummer in diesem Fall.
   */
  index: number;
}

export interface AdChannel {
  /**
   * Name des Kanals beim Werbeserver.
   */
  channel: string;
  /**
   * Einzelne Seiten, auf denen er gilt.
   *
   * @minItems 1
   */
  at?: [string, ...string[]];
  /**
   * Pfade, auf denen und unter denen er gilt.
   *
   * @minItems 1
   */
  under?: [string, ...string[]];
  /**
   * Hängt den Teil des Pfads an, der auf den genannten folgt, etwa den Alias eines Emittenten.
   */
  withAlias?: boolean;
}

export interface AdContentType {
  /**
   * homepage: die Startseite, channel: ein Bereich mit Kursen oder Werkzeugen.
   */
  contentType: 'homepage' | 'channel';
  /**
   * Einzelne Seiten, für die das gilt.
   *
   * @minItems 1
   */
  at?: [string, ...string[]];
  /**
   * Pfade, auf denen und unter denen das gilt.
   *
   * @minItems 1
   */
  under?: [string, ...string[]];
}

/**
 * Feste Angaben, die jedes gezählte Ereignis trägt. Programme im Browser kennen sie nach `npm run codegen`.
 */
export interface Analytics {
  /**
   * Name der Anwendung.
   */
  appName: string;
  /**
   * Art der Anwendung.
   */
  appType: 'WEBSITE' | 'APP';
  /**
   * Version, drei Zahlen mit Punkten.
   */
  appVersion: string;
  /**
   * Herkunft der Aufrufe.
   */
  appTraffic: 'public' | 'internal';
  /**
   * Umgebung, wie die Auswertung sie nennt.
   */
  appEnvironment: 'live' | 'preproduction' | 'test';
}

/**
 * Welcher Baustein die Inhalte eines Artikels zeigt: je Inhaltstyp des Artikels ein Bausteintyp.
 */
export interface ArticleBlocks {
  /**
   * Bausteine und die Inhaltstypen, die sie zeigen.
   *
   * @minItems 1
   */
  blocks: [ArticleBlockEntry, ...ArticleBlockEntry[]];
}

export interface ArticleBlockEntry {
  /**
   * Typ des Bausteins.
   */
  type: string;
  /**
   * Inhaltstypen der Artikel (contentItems[].type), die dieser Baustein zeigt.
   *
   * @minItems 1
   */
  items: [string, ...string[]];
}

/**
 * Broker und Banken, bei denen Besucher handeln können, wie sie unter /wertpapierhandel stehen.
 */
export interface Brokers {
  /**
   * Broker in der Reihenfolge der Anzeige.
   */
  brokers: BrokerEntry[];
}

export interface BrokerEntry {
  /**
   * Teil der Adresse, etwa /broker/neckarbank; eindeutig.
   */
  brokerName: string;
  /**
   * Name, wie ihn Besucher lesen.
   */
  label: string;
  /**
   * Adresse beim Broker, mit https.
   */
  link: string;
  /**
   * Was den Broker ausmacht, in ein bis zwei Sätzen; kein Lob, keine Zahl ohne Beleg.
   */
  text: string;
  /**
   * Ob das Haus erfunden ist; dann steht das dabei.
   */
  isFictional?: boolean;
}

/**
 * Seiten, die es noch nicht gibt und auf die Navigation, Kopf, Fuß und das Menü des Nutzers (Portfolio und weitere Einträge) schon zeigen dürfen. Bis es sie gibt, erscheinen diese Einträge nicht: niemand landet auf einer Fehlerseite.
 */
export interface ComingPages {
  /**
   * Adressen oder Routenmuster. Sobald es eine Seite gibt, wird sie hier gestrichen; die Prüfung sagt es.
   */
  pages: string[];
}

/**
 * Einwilligung: womit gefragt wird, wofür, welche Programme und welche fremden Rechner sie brauchen. Auf welchen Pfaden niemand gefragt wird, steht in route-lists.yaml (skipConsent).
 */
export interface Consent {
  tool: ConsentTool;
  bar: ConsentBar;
  /**
   * Zwecke, über die ein Besucher einzeln entscheidet. Gefragt wird nach denen, die ein Programm braucht; über Zweck 1 lässt sich immer entscheiden.
   *
   * @minItems 1
   */
  purposes: [ConsentPurpose, ...ConsentPurpose[]];
  /**
   * Programme, die erst nach der Einwilligung geladen werden. Steht hier keines, wird niemand gefragt.
   */
  trackers: ConsentTracker[];
  /**
   * Fremde Rechner, deren Inhalte Seiten und Artikel einbinden dürfen. Geladen wird erst, wenn der Besucher den Schalter auf „Ja“ stellt.
   */
  externalHosts: ExternalHost[];
}

/**
 * Das Werkzeug, das fragt und sich die Antwort merkt.
 */
export interface ConsentTool {
  /**
   * „parkett“: das mitgelieferte, das vom selben Rechner kommt. Sonst die Adresse eines JavaScript-Moduls, das dieselbe Schnittstelle hat (docs/configuration.md).
   */
  script: string;
  /**
   * Kennung des Projekts beim Werkzeug.
   */
  project: string;
  /**
   * Feste Kennung, mit der das Privacy Center geöffnet wird.
   */
  privacyManagerId: string;
  /**
   * Kennung der Website beim Werkzeug.
   */
  property: string;
  /**
   * Kennung, die statt dessen bei allem gilt, was mit dem Kauf zu tun hat (shopRelated in route-lists.yaml).
   */
  serviceProperty: string;
  /**
   * Wort, an dem ein Besuch aus dem Shop erkannt wird: in der Adresse, in der Adresse davor oder in „from“.
   */
  shopMarker: string;
  /**
   * So viele Tage gilt eine Entscheidung.
   */
  cookieDays: 180;
  campaign?: ConsentCampaign;
}

/**
 * Seite, auf die ein Besucher nach „Alle akzeptieren“ oder „Alle ablehnen“ geführt wird, solange die Kampagne läuft.
 */
export interface ConsentCampaign {
  /**
   * Adresse der Seite.
   */
  to: string;
  /**
   * Erster Tag, an dem sie nicht mehr läuft.
   */
  before: string;
}

/**
 * Der Streifen, der fragt. Er erscheint nur, wenn ein Programm aus trackers in dieser Umgebung eine Einwilligung braucht. Seine drei Knöpfe sind fest.
 */
export interface ConsentBar {
  /**
   * Überschrift.
   */
  title: string;
  /**
   * Worum es geht, in ein, zwei Sätzen.
   */
  text: string;
}

export interface ConsentPurpose {
  /**
   * Nummer des Zwecks. Fest sind 1 (auf dem Gerät speichern, was der Messung dient) und 2 (Werbung zeigen).
   */
  id: number;
  /**
   * Name, wie er am Kästchen steht.
   */
  name: string;
  /**
   * Was mit der Einwilligung geschieht.
   */
  text: string;
}

export interface ConsentTracker {
  /**
   * Name, unter dem das Privacy Center es nennt.
   */
  name: string;
  /**
   * Art: Verwaltung von Programmen, Werbeserver, Pixel eines sozialen Netzes, Pixel eines Werbenetzes, Kundenpflege.
   */
  kind: 'tag-manager' | 'ad-engine' | 'social-pixel' | 'ad-pixel' | 'crm';
  /**
   * Umgebungen, in denen es geladen wird (PARKETT_ENVIRONMENT).
   *
   * @minItems 1
   *
   * Items: Umgebung.
   */
  environments: ['production' | 'testing' | 'development', ...('production' | 'testing' | 'development')[]];
  /**
   * Zweck, in den der Besucher eingewilligt haben muss. Pixel brauchen dazu Zweck 1.
   */
  purpose: number;
  /**
   * Adresse des JavaScript-Moduls oder Pixels.
   */
  address: string;
}

export interface ExternalHost {
  /**
   * Name des Rechners, ohne https:// und ohne Pfad.
   */
  host: string;
  /**
   * Name, unter dem Besucher den Anbieter kennen.
   */
  name: string;
}

/**
 * Tag, auch mit Uhrzeit: 2026-12-01 oder 2026-12-01 08:00.
 */
export type Moment = string;

/**
 * Ein Stück des Inhalts.
 */
export type ContentPart = ContentHeading | ContentSubheading | ContentParagraph | ContentList | ContentTable;

/**
 * Eine freie Inhaltsseite unter /[slug]: Überschriften, Absätze, Listen und Tabellen.
 */
export interface ContentPage {
  /**
   * Adresse der Seite ohne Schrägstrich; so heißt auch die Datei.
   */
  slug: string;
  /**
   * Überschrift der Seite und Titel im Browser.
   */
  title: string;
  /**
   * Beschreibung für Suchmaschinen.
   */
  description: string;
  /**
   * Vorspann unter der Überschrift, ohne Auszeichnung.
   */
  lead?: string;
  /**
   * noindex: Suchmaschinen lassen die Seite aus.
   */
  robots?: 'index' | 'noindex';
  /**
   * Stand des Textes, Jahr-Monat-Tag; steht am Ende der Seite.
   */
  updated?: string;
  isEnabled?: PageRule;
  /**
   * Inhalt von oben nach unten.
   *
   * @minItems 1
   */
  body: [ContentPart, ...ContentPart[]];
}

/**
 * Von wann bis wann es die Seite gibt; davor und danach ist unter ihrer Adresse nichts zu finden.
 */
export interface PageRule {
  /**
   * Ab diesem Tag, oder ab dieser Uhrzeit des Tages (Berlin).
   */
  from?: Moment;
  /**
   * Bis einschließlich diesem Tag, oder dieser Minute des Tages (Berlin).
   */
  until?: Moment;
}

/**
 * Überschrift eines Abschnitts; sie ist über ihren Anker zu erreichen.
 */
export interface ContentHeading {
  /**
   * Immer „heading“.
   */
  type: 'heading';
  /**
   * Überschrift ohne Auszeichnung.
   */
  text: string;
}

/**
 * Überschrift innerhalb eines Abschnitts.
 */
export interface ContentSubheading {
  /**
   * Immer „subheading“.
   */
  type: 'subheading';
  /**
   * Überschrift ohne Auszeichnung.
   */
  text: string;
}

/**
 * Absatz.
 */
export interface ContentParagraph {
  /**
   * Immer „paragraph“.
   */
  type: 'paragraph';
  /**
   * Text; erlaubt sind <strong>, <em>, <a href="…">, <abbr>, <code> und <br>. Zeilenumbrüche bleiben erhalten.
   */
  text: string;
}

/**
 * Aufzählung.
 */
export interface ContentList {
  /**
   * Immer „list“.
   */
  type: 'list';
  /**
   * true: nummeriert.
   */
  ordered?: boolean;
  /**
   * Punkte der Aufzählung, mit denselben Auszeichnungen wie Absätze.
   *
   * @minItems 1
   *
   * Items: Ein Punkt.
   */
  items: [string, ...string[]];
}

/**
 * Tabelle; die erste Spalte benennt die Zeile.
 */
export interface ContentTable {
  /**
   * Immer „table“.
   */
  type: 'table';
  /**
   * Überschrift der Tabelle.
   */
  caption: string;
  /**
   * Überschriften der Spalten.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: Überschrift einer Spalte.
   */
  head:
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  /**
   * Zeilen mit je einer Zelle für jede Spalte.
   *
   * @minItems 1
   */
  rows: [
    (
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
    ),
    ...(
      | [string, string]
      | [string, string, string]
      | [string, string, string, string]
      | [string, string, string, string, string]
      | [string, string, string, string, string, string]
    )[],
  ];
}

export type ContentRuleName = 'headings' | 'excluded-headlines' | 'numbering' | 'promo' | 'teasers' | 'soft-hyphens';

/**
 * Rubrik.
 */
export type Rubrik = string;

/**
 * Rubrik.
 */
export type Rubrik1 = string;

/**
 * Was mit dem Inhalt eines Artikels geschieht, bevor seine Bausteine ihn zeigen: welche Regeln, in welcher Reihenfolge, und was sie einfügen.
 */
export interface ContentRules {
  /**
   * Regeln in ihrer Reihenfolge; eine, die fehlt, gilt nicht. Nummerieren setzt Anker und Ausnahmen voraus.
   */
  order: ContentRuleName[];
  /**
   * Hinweise auf Angebote des Portals, je Rubrik der erste, der passt. Er steht nach einem Drittel langer Texte und in Terminlisten, die keinen eigenen haben.
   */
  promos?: ContentPromo[];
  /**
   * Artikel einer anderen Rubrik, solche über das erste Instrument des Artikels zuerst, dann die neuesten; je Rubrik der erste Eintrag, der passt. Sie stehen am Ende langer Texte, deren Autor selbst auf keine Artikel verweist.
   */
  teasers?: ContentTeasers[];
}

export interface ContentPromo {
  /**
   * Rubriken der Artikel, für die der Eintrag gilt.
   *
   * @minItems 1
   */
  categories: [Rubrik, ...Rubrik[]];
  /**
   * Überschrift des Hinweises.
   */
  title: string;
  /**
   * Ein Satz vor dem Verweis.
   */
  text: string;
  /**
   * Beschriftung des Verweises.
   */
  label: string;
  /**
   * Pfad im Portal.
   */
  link: string;
}

export interface ContentTeasers {
  /**
   * Rubriken der Artikel, für die der Eintrag gilt.
   *
   * @minItems 1
   */
  categories: [Rubrik1, ...Rubrik1[]];
  /**
   * Überschrift der Verweise.
   */
  title: string;
  /**
   * Rubrik, deren neueste Artikel gezeigt werden.
   */
  from: string;
  /**
   * Zahl der Artikel; ohne Angabe 3.
   */
  count?: number;
}

/**
 * Werbekunden: wer hinter bezahlten Inhalten steht.
 */
export interface Customers {
  /**
   * Alle Werbekunden.
   */
  customers: Customer[];
}

export interface Customer {
  /**
   * Eindeutige Kennung; Microsites nennen sie als customerId.
   */
  id: number;
  /**
   * Kurzer Name, etwa in „Werbung von …“.
   */
  shortName: string;
  /**
   * Voller Name der Firma.
   */
  longName: string;
  /**
   * Kennung des Logos im Bilderdienst.
   */
  photoId: string;
  /**
   * Eigene Seite des Kunden.
   */
  page?: string;
}

/**
 * Fuß jeder Seite: Gruppen von Links, rechtliche Hinweise, App-Läden und soziale Netze.
 */
export interface Footer {
  letters?: FooterLetters;
  /**
   * Gruppen in der Reihenfolge der Anzeige.
   */
  groups: FooterGroup[];
  legal: FooterLegal;
  /**
   * Läden, in denen es die App gibt.
   */
  appStores?: AppStoreLink[];
  /**
   * Auftritte in sozialen Netzen.
   */
  social?: SocialLink[];
}

/**
 * Gruppe mit einem Link je Buchstabe von a bis z.
 */
export interface FooterLetters {
  /**
   * Überschrift der Gruppe.
   */
  title: string;
  /**
   * Adresse; {letter} ist der Buchstabe.
   */
  link: string;
}

export interface FooterGroup {
  /**
   * Eindeutige Kennung.
   */
  id: string;
  /**
   * Überschrift der Gruppe.
   */
  title: string;
  /**
   * Links in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  links: [FooterLink, ...FooterLink[]];
}

export interface FooterLink {
  /**
   * Sichtbarer Text.
   */
  name: string;
  /**
   * Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse.
   */
  link: string;
  /**
   * Rechner aus site.yaml, auf dem der Pfad liegt.
   */
  host?: 'www' | 'personal' | 'trading' | 'forum' | 'help' | 'webTrading';
  /**
   * _blank öffnet die Adresse in einem neuen Tab.
   */
  target?: '_self' | '_blank';
}

/**
 * Rechtliches am Ende der Seite.
 */
export interface FooterLegal {
  /**
   * Hinweise, je Eintrag ein Absatz.
   */
  notices: string[];
  /**
   * Links wie Impressum und Datenschutz.
   */
  links: FooterLink[];
  privacy?: PrivacyCenter;
}

/**
 * Verweis auf die Seite /privacy-center, auf der ein Besucher über seine Einwilligungen entscheidet.
 */
export interface PrivacyCenter {
  /**
   * Text des Verweises.
   */
  name: string;
}

export interface AppStoreLink {
  /**
   * Laden.
   */
  store: 'apple' | 'google';
  /**
   * Text des Links.
   */
  name: string;
  /**
   * Adresse im Laden.
   */
  link: string;
}

export interface SocialLink {
  /**
   * Netz.
   */
  network: 'facebook' | 'youtube' | 'instagram';
  /**
   * Text des Links.
   */
  name: string;
  /**
   * Adresse des Auftritts.
   */
  link: string;
}

/**
 * Sichtbarer Text.
 */
export type Label = string;

/**
 * Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse.
 */
export type Address = string;

/**
 * Rechner aus site.yaml, auf dem der Pfad liegt. Ohne Angabe: dieses Portal.
 */
export type Host = 'www' | 'personal' | 'trading' | 'forum' | 'help' | 'webTrading';

/**
 * _blank öffnet die Adresse in einem neuen Tab.
 */
export type Target = '_self' | '_blank';

/**
 * Ein Pfad oder eine Liste von Pfaden.
 */
export type HeaderPaths = string | [string, ...string[]];

/**
 * Kopf jeder Seite neben der Navigation: Dienste wie App und Hilfe und der Verweis auf den Newsletter.
 */
export interface Header {
  /**
   * Verweise neben der Suche, in der Reihenfolge der Anzeige. Auf dem Handy stehen sie am Ende der Navigation.
   */
  links: HeaderLink[];
  newsletter?: NewsletterLink;
  /**
   * Verweise, die nur für eine Zeit neben der Navigation stehen.
   */
  promotions: Promotion[];
  announcement?: Announcement;
  appBanner?: AppBanner;
}

export interface HeaderLink {
  label: Label;
  link: Address;
  host?: Host;
  target?: Target;
}

/**
 * Verweis auf den Newsletter. Auf dem Handy steht er im Kopf, wo die Seite keinen eigenen Titel für den Kopf hat.
 */
export interface NewsletterLink {
  label: Label;
  link: Address;
  host?: Host;
  target?: Target;
  hiddenOn?: NewsletterHiding;
}

/**
 * Wo der Verweis nicht erscheint.
 */
export interface NewsletterHiding {
  /**
   * Auf diesen Seiten und allen darunter.
   */
  under?: HeaderPaths;
  /**
   * Nur auf genau diesen Seiten.
   */
  path?: HeaderPaths;
}

export interface Promotion {
  label: Label;
  link: Address;
  host?: Host;
  target?: Target;
  /**
   * Ab wann, nach deutscher Zeit; ein Tag ohne Uhrzeit von seinem Beginn an.
   */
  start: Moment;
  /**
   * Bis wann, nach deutscher Zeit; ein Tag ohne Uhrzeit bis zu seinem Ende.
   */
  end: Moment;
  /**
   * large: auf Bildschirmen ab 1.024 Pixeln; small: auf schmaleren, im Menü.
   */
  viewport: 'large' | 'small';
}

/**
 * Hinweis über dem Inhalt jeder Seite, etwa auf Wartung. Die App zeigt ihn nicht.
 */
export interface Announcement {
  /**
   * Kennung, die mit „a“ beginnt; eine neue Kennung zeigt den Hinweis auch denen, die den letzten geschlossen haben.
   */
  id: string;
  /**
   * Der Hinweis.
   */
  text: string;
  link?: Address;
  /**
   * Ab wann, nach deutscher Zeit; ein Tag ohne Uhrzeit von seinem Beginn an.
   */
  start: Moment;
  /**
   * Bis wann, nach deutscher Zeit; ein Tag ohne Uhrzeit bis zu seinem Ende.
   */
  end: Moment;
}

/**
 * Hinweis des Betriebssystems auf die App.
 */
export interface AppBanner {
  /**
   * Nummer der App im App Store.
   */
  appleId: string;
}

/**
 * Marktcode eines Handelsplatzes: „_“ und die Börse, „@_“ und der Market Maker im außerbörslichen Handel.
 */
export type CodeMarket = string;

/**
 * Indizes mit Echtzeitlisten ihrer Mitglieder.
 */
export interface Indices {
  /**
   * Indizes in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  indices: [IndexEntry, ...IndexEntry[]];
}

export interface IndexEntry {
  /**
   * Teil der Adresse der Echtzeitliste; eindeutig.
   */
  alias: string;
  /**
   * Anzeigename.
   */
  name: string;
  /**
   * Kennung des Index, in Anführungszeichen.
   */
  entityValue: string;
  /**
   * Handelsplätze (Marktcodes), die in der Liste nicht zur Wahl stehen.
   */
  hideNotations?: CodeMarket[];
  /**
   * Handelsplatz (Marktcode), der zuerst gewählt ist. Ohne Angabe die Leitbörse jedes Werts.
   */
  defaultNotation?: CodeMarket;
}

/**
 * Microsite eines Emittenten unter /derivate/realpush-liste/….
 */
export type Issuer = FinderIssuer | ListIssuer;

/**
 * Kleinbuchstaben, Ziffern und Bindestriche.
 */
export type Alias = string;

/**
 * Microsite mit Derivatesuche.
 */
export interface FinderIssuer {
  /**
   * Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.
   */
  alias: Alias;
  /**
   * Name des Emittenten.
   */
  name: string;
  /**
   * Kennung des Werbekunden aus customers.yaml.
   */
  customerId: number;
  /**
   * Kennung des Emittenten in den Stammdaten der Derivate.
   */
  idIssuer: number;
  /**
   * Kennung des Logos im Bilderdienst.
   */
  photoId: string;
  /**
   * Quelle aus directory.yaml, deren Beiträge die Nachrichten des Emittenten sind. Ohne Angabe keine.
   */
  newsId?: string;
  /**
   * finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.
   */
  layout: 'finder';
  isEnabled?: PageRule;
  /**
   * Profiltext. Absätze trennt eine Leerzeile.
   */
  profile: string;
  /**
   * Zweite Zeile unter dem Namen.
   */
  subHeadline?: string;
  /**
   * Anreißer, ein bis drei Sätze.
   */
  teaser?: string;
  /**
   * Kennung des großen Bildes.
   */
  heroImageId?: string;
  /**
   * Höhe des großen Bildes in Pixeln.
   */
  heroImageHeight?: number;
  /**
   * Adresse, auf die das große Bild führt.
   */
  heroImageUrl?: string;
  /**
   * Kacheln in der Reihenfolge der Anzeige.
   */
  tiles?: IssuerTile[];
  contact?: IssuerContact;
  /**
   * Text am Ende der Microsite, etwa Risikohinweise.
   */
  footer?: string;
  finderFilters: FinderFilters;
}

/**
 * Kachel mit Link nach außen.
 */
export interface IssuerTile {
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Kennung des Bildes.
   */
  imageId: string;
  /**
   * Adresse, auf die die Kachel führt.
   */
  url: string;
  /**
   * Text, ein bis drei Sätze.
   */
  text: string;
}

/**
 * Anschrift und Erreichbarkeit; fehlende Angaben entfallen.
 */
export interface IssuerContact {
  /**
   * Name der Firma oder Abteilung.
   */
  name?: string;
  /**
   * Zeile unter dem Namen.
   */
  nameUnderline?: string;
  /**
   * Straße.
   */
  street?: string;
  /**
   * Hausnummer, in Anführungszeichen.
   */
  streetnumber?: string;
  /**
   * Ort.
   */
  city?: string;
  /**
   * Postleitzahl, in Anführungszeichen.
   */
  zipCode?: string;
  /**
   * Land als Kürzel aus zwei Großbuchstaben.
   */
  isoCountry?: string;
  /**
   * Telefonnummer.
   */
  phone?: string;
  /**
   * Website; ohne „https://“ gilt es als davor gesetzt.
   */
  urlIssuer?: string;
  /**
   * E-Mail-Adresse.
   */
  email?: string;
}

/**
 * Vorbelegte Filter der Derivatesuche.
 */
export interface FinderFilters {
  /**
   * Emittent.
   */
  idIssuer: number;
  /**
   * Art des Derivats.
   */
  entitySubType?:
    | 'KNOCKOUT_CERTIFICATE'
    | 'WARRANT'
    | 'INLINE_WARRANT'
    | 'BONUS_CERTIFICATE'
    | 'BOND_CERTIFICATE'
    | 'DISCOUNT_WARRANT'
    | 'FACTOR_CERTIFICATE'
    | 'DISCOUNT_CERTIFICATE'
    | 'ETC_ETN_CERTIFICATE'
    | 'EXPRESS_CERTIFICATE'
    | 'PART_CAPITAL_PROTECTED_CERTIFICATE'
    | 'OUTPERFORMANCE_SPRINT_CERTIFICATE'
    | 'INDEX_PARTICIPATATION_CERTIFICATE';
  /**
   * Art des Basiswerts.
   */
  entityTypeUnderlying?:
    | 'STOCK'
    | 'INDEX'
    | 'BOND'
    | 'COMMODITY'
    | 'CRYPTO'
    | 'CURRENCY'
    | 'DERIVATIVE'
    | 'FUND'
    | 'FUTURE'
    | 'INTEREST'
    | 'PRECIOUS_METAL';
  /**
   * Kennung des Basiswerts, in Anführungszeichen.
   */
  entityValueUnderlying?: string;
}

/**
 * Microsite mit Reitern.
 */
export interface ListIssuer {
  /**
   * Teil der Adresse /derivate/realpush-liste/…; eindeutig und gleich dem Dateinamen.
   */
  alias: Alias;
  /**
   * Name des Emittenten.
   */
  name: string;
  /**
   * Kennung des Werbekunden aus customers.yaml.
   */
  customerId: number;
  /**
   * Kennung des Emittenten in den Stammdaten der Derivate.
   */
  idIssuer: number;
  /**
   * Kennung des Logos im Bilderdienst.
   */
  photoId: string;
  /**
   * Quelle aus directory.yaml, deren Beiträge die Nachrichten des Emittenten sind. Ohne Angabe keine.
   */
  newsId?: string;
  /**
   * finder: Derivatesuche mit vorbelegten Filtern; list: Reiter mit festen Listen.
   */
  layout: 'list';
  isEnabled?: PageRule;
  /**
   * Profiltext. Absätze trennt eine Leerzeile.
   */
  profile: string;
  /**
   * Zweite Zeile unter dem Namen.
   */
  subHeadline?: string;
  /**
   * Anreißer, ein bis drei Sätze.
   */
  teaser?: string;
  /**
   * Kennung des großen Bildes.
   */
  heroImageId?: string;
  /**
   * Höhe des großen Bildes in Pixeln.
   */
  heroImageHeight?: number;
  /**
   * Adresse, auf die das große Bild führt.
   */
  heroImageUrl?: string;
  /**
   * Kacheln in der Reihenfolge der Anzeige.
   */
  tiles?: IssuerTile[];
  contact?: IssuerContact;
  /**
   * Text am Ende der Microsite, etwa Risikohinweise.
   */
  footer?: string;
  /**
   * Reiter in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  tabs: [IssuerTab, ...IssuerTab[]];
  /**
   * Alias des Reiters, der ohne Angabe in der Adresse gezeigt wird. Ohne Angabe der erste.
   */
  activeTab?: Alias;
}

/**
 * Reiter mit einer Liste von Instrumenten.
 */
export interface IssuerTab {
  /**
   * Beschriftung des Reiters.
   */
  title: string;
  /**
   * Teil der Adresse; eindeutig in dieser Microsite.
   */
  alias: Alias;
  /**
   * Kennungen der Instrumente in der Reihenfolge der Anzeige, in Anführungszeichen.
   *
   * @minItems 1
   */
  entityValues: [string, ...string[]];
}

/**
 * Die festen Kacheln der Leiste über dem Kopf jeder Seite.
 */
export interface MarketTiles {
  /**
   * Kacheln in der Reihenfolge der Anzeige; ohne Kacheln gibt es keine Leiste.
   */
  tiles: MarketTile[];
}

export interface MarketTile {
  /**
   * Name des Instruments.
   */
  name: string;
  /**
   * Text in der Kachel, wenn der Name zu lang ist.
   */
  title?: string;
  /**
   * Art des Instruments.
   */
  entityType: 'INDEX' | 'PRECIOUS_METAL' | 'CURRENCY' | 'COMMODITY' | 'CRYPTO';
  /**
   * Kennung des Instruments, in Anführungszeichen.
   */
  entityValue: string;
  /**
   * Beste verfügbare Kursqualität.
   */
  quality: 'BST';
  /**
   * Handelsplatz (Marktcode).
   */
  codeMarket: string;
  /**
   * Währung des Kurses.
   */
  isoCurrency: string;
  /**
   * Notierung, deren Kurse mitlaufen.
   */
  idNotation: number;
  /**
   * Nachkommastellen des Kurses; ohne Angabe zwei.
   */
  decimals?: number;
  urls: MarketTileUrls;
}

/**
 * Adressen der Kachel.
 */
export interface MarketTileUrls {
  /**
   * Seite des Instruments.
   */
  WEBSITE: string;
}

/**
 * Kennung oder Kürzel eines Produkts aus products.yaml.
 */
export type ProductName = string;

/**
 * Code einer Funktion aus products.yaml.
 */
export type FeatureName = string;

/**
 * Geräteklasse.
 */
export type Device = 'DESKTOP' | 'TABLET' | 'MOBILE' | 'UNKNOWN';

/**
 * Ein Wert oder eine Liste von Werten.
 */
export type Names = string | [string, ...string[]];

/**
 * Hauptnavigation: obere Gruppen mit bis zu vier Ebenen.
 */
export interface Navigation {
  /**
   * Obere Gruppen in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  groups: [NavigationItem, ...NavigationItem[]];
}

/**
 * Ein Eintrag. Höchstens vier Ebenen: Gruppe, zweite, dritte und vierte Ebene.
 */
export interface NavigationItem {
  /**
   * Eindeutige Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen.
   */
  id: string;
  /**
   * Sichtbarer Text.
   */
  label: string;
  /**
   * Adresse: ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse. Ohne Adresse ist der Eintrag nur eine Überschrift.
   */
  path?: string;
  /**
   * Rechner aus site.yaml, auf dem der Pfad liegt. Ohne Angabe: dieses Portal.
   */
  host?: 'www' | 'personal' | 'trading' | 'forum' | 'help' | 'webTrading';
  /**
   * _blank öffnet die Adresse in einem neuen Tab.
   */
  target?: '_self' | '_blank';
  /**
   * Zeichen vor dem Text.
   */
  icon?: 'bell' | 'book' | 'chart' | 'coins' | 'globe' | 'help' | 'list' | 'news' | 'person' | 'star' | 'talk';
  /**
   * Zusätzliche CSS-Klassen des Eintrags.
   */
  customClass?: string;
  /**
   * Zeigt die Marke „Neu“.
   */
  isNew?: boolean;
  isEnabled?: EnabledRule;
  isActive?: ActiveRule;
  /**
   * Untereinträge.
   */
  items?: NavigationItem[];
}

/**
 * Wann der Eintrag samt Untereinträgen erscheint. Alle genannten Bedingungen müssen zutreffen; ohne Regel erscheint er immer.
 */
export interface EnabledRule {
  /**
   * true: nur angemeldet, false: nur abgemeldet.
   */
  loggedIn?: boolean;
  /**
   * Mindestens eines dieser Produkte ist gekauft.
   */
  product?: ProductName | [ProductName, ...ProductName[]];
  /**
   * Mindestens eine dieser Funktionen ist freigeschaltet.
   */
  feature?: FeatureName | [FeatureName, ...FeatureName[]];
  /**
   * false: nur ohne verbundene Bank, true: nur mit.
   */
  wealthToken?: boolean;
  /**
   * Geräteklasse, eine oder mehrere.
   */
  device?: Device | [Device, ...Device[]];
  /**
   * true: nur in der App, false: nur im Browser.
   */
  app?: boolean;
  /**
   * Nur in der App auf diesem System.
   */
  platform?: 'ios' | 'android';
  /**
   * Nur auf genau diesen Pfaden.
   */
  path?: Names;
  /**
   * Nur auf diesen Pfaden und darunter.
   */
  under?: Names;
  /**
   * Nur auf diesen Rechnern aus site.yaml.
   */
  host?: Names;
  /**
   * Nur auf Seiten mit diesem Routenmuster.
   */
  route?: Names;
  /**
   * Ab diesem Tag, oder ab dieser Uhrzeit des Tages (Berlin).
   */
  from?: Moment;
  /**
   * Bis einschließlich diesem Tag, oder dieser Minute des Tages (Berlin).
   */
  until?: Moment;
  /**
   * Alle diese Regeln treffen zu.
   *
   * @minItems 1
   */
  all?: [EnabledRule, ...EnabledRule[]];
  /**
   * Mindestens eine dieser Regeln trifft zu.
   *
   * @minItems 1
   */
  any?: [EnabledRule, ...EnabledRule[]];
  not?: EnabledRule;
}

/**
 * Wann der Eintrag als aktiv gilt. Alle genannten Bedingungen müssen zutreffen; ohne Regel gilt er auf seinem Pfad und darunter.
 */
export interface ActiveRule {
  /**
   * Genau einer dieser Pfade.
   */
  path?: Names;
  /**
   * Einer dieser Pfade oder ein Pfad darunter.
   */
  under?: Names;
  /**
   * Einer dieser Rechner aus site.yaml.
   */
  host?: Names;
  /**
   * Die Seite hat eines dieser Routenmuster.
   */
  route?: Names;
  /**
   * Alle diese Regeln treffen zu.
   *
   * @minItems 1
   */
  all?: [ActiveRule, ...ActiveRule[]];
  /**
   * Mindestens eine dieser Regeln trifft zu.
   *
   * @minItems 1
   */
  any?: [ActiveRule, ...ActiveRule[]];
  not?: ActiveRule;
}

/**
 * Wovon die Seite handelt. Unbekannte Gegenstände ergeben 404.
 */
export type PageSubject =
  | PageArticleSubject
  | PageAuthorSubject
  | PageBrokerSubject
  | PageCategorySubject
  | PageComparisonSubject
  | PageContentSubject
  | PageDerivativesSubject
  | PageGroupSubject
  | PageIndexSubject
  | PageInstrumentSubject
  | PageIssuerSubject
  | PageLetterSubject
  | PagePodcastSubject
  | PageProductSubject
  | PageRankingSubject
  | PageSearchSubject
  | PageSystemSubject
  | PageWatchlistSubject;

/**
 * Name des Platzhalters in der Route, der den Gegenstand nennt.
 */
export type RouteParameter = string;

/**
 * Abschnitt eines Börsentags in Deutschland: vor Börsenbeginn, während des Handels, nach Börsenschluss; „closed“ sind ganze Tage ohne Handel, Wochenenden und Feiertage.
 */
export type ExchangePhase = 'before' | 'open' | 'after' | 'closed';

/**
 * Was erscheint, wenn der Baustein sich nicht zeichnen lässt: alert (Standard) sagt es und bietet an, die Seite neu zu laden; nothing lässt ihn ohne ein Wort weg, etwa bei Werbung oder Empfehlungen.
 */
export type BlockFallback = 'alert' | 'nothing';

/**
 * Bausteine in der Reihenfolge der Anzeige.
 */
export type Slot = PageBlock[];

/**
 * Eine Seite: Adresse, Kopfangaben, Gegenstand und Bausteine.
 */
export interface PageDocument {
  /**
   * Titel im Browser und in Suchmaschinen, ohne den Namen des Portals. Ohne Angabe: der Titel aus site.yaml (defaultTitle). Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {author.name}, {author.vita}, {broker.label}, {broker.text}, {category.name}, {category.title}, {category.headline}, {category.description}, {comparison.name}, {content.title}, {content.description}, {derivatives.name}, {group.name}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}, {letter.name}, {podcast.title}, {podcast.teaser}, {podcast.description}, {product.name}, {product.description}, {ranking.title}, {search.text}, {search.type}, {system.name}, {system.rule}, {watchlist.name}.
   */
  title?: string;
  /**
   * Beschreibung für Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {author.name}, {author.vita}, {broker.label}, {broker.text}, {category.name}, {category.title}, {category.headline}, {category.description}, {comparison.name}, {content.title}, {content.description}, {derivatives.name}, {group.name}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}, {letter.name}, {podcast.title}, {podcast.teaser}, {podcast.description}, {product.name}, {product.description}, {ranking.title}, {search.text}, {search.type}, {system.name}, {system.rule}, {watchlist.name}.
   */
  description: string;
  /**
   * Routenmuster: feste Teile, [name] (ein Teil), [[name]] (ein Teil oder keiner), [...name] (ein oder mehr Teile), [[...name]] (beliebig viele).
   */
  route: string;
  /**
   * Unter diesem Namen führt der Code zu der Seite, wo auch immer sie steht. Kleinbuchstaben, Ziffern und Bindestriche.
   */
  name?: string;
  /**
   * Wie lange die Seite zwischengespeichert wird: quotes (Kurse, kurz), content (Texte, länger), static (kaum veränderlich).
   */
  dataClass: 'content' | 'quotes' | 'static';
  /**
   * cached: eine Fassung für alle, im Zwischenspeicher; request: je Aufruf, weil der Inhalt von der Abfrage abhängt.
   */
  rendering: 'cached' | 'request';
  /**
   * Ob Suchmaschinen die Seite aufnehmen.
   */
  robots: 'index' | 'noindex';
  /**
   * public: für alle dieselbe Seite, die jeder Zwischenspeicher halten darf; private: je Aufruf mit der Sitzung gezeichnet und nie zwischengespeichert.
   */
  audience?: 'public' | 'private';
  access?: PageAccess;
  isEnabled?: PageRule;
  /**
   * false: ohne die Leiste mit den Marktkacheln, also ohne einen Abruf von Kursen für sie.
   */
  topAssets?: boolean;
  subject?: PageSubject;
  body: PageBody;
  /**
   * Unterseiten des Instruments, je Name eine; nur Namen aus subject.subPages.
   */
  subPages?: {
    [k: string]: SubPage | undefined;
  };
  /**
   * Titel im Kopf auf dem Handy, wo sonst der Verweis auf den Newsletter steht. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {author.name}, {author.vita}, {broker.label}, {broker.text}, {category.name}, {category.title}, {category.headline}, {category.description}, {comparison.name}, {content.title}, {content.description}, {derivatives.name}, {group.name}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}, {letter.name}, {podcast.title}, {podcast.teaser}, {podcast.description}, {product.name}, {product.description}, {ranking.title}, {search.text}, {search.type}, {system.name}, {system.rule}, {watchlist.name}.
   */
  headerTitle?: string;
}

/**
 * Wer eine private Seite sehen darf; ohne diese Angabe jeder.
 */
export interface PageAccess {
  /**
   * true: nur angemeldet; alle anderen führt die Seite zur Anmeldung und danach zurück.
   */
  loggedIn: true;
}

export interface PageArticleSubject {
  /**
   * Ein Artikel, gefunden über seinen Alias.
   */
  kind: 'article';
  parameter: RouteParameter;
  /**
   * Vorangestellter Teil des Alias.
   */
  prefix?: string;
  /**
   * true: Die Seite zeigt den Artikel neben seiner eigenen Adresse, statt dorthin umzuleiten. Suchmaschinen erfahren die eigene. Findet sich unter dem vorangestellten Teil nichts, gilt der Alias ohne ihn.
   */
  isSecondAddress?: boolean;
}

export interface PageAuthorSubject {
  /**
   * Wer Beiträge schreibt, gefunden über den Alias.
   */
  kind: 'author';
  parameter: RouteParameter;
}

export interface PageBrokerSubject {
  /**
   * Ein Broker aus brokers.yaml, gefunden über brokerName.
   */
  kind: 'broker';
  parameter: RouteParameter;
}

export interface PageCategorySubject {
  /**
   * Eine Rubrik der Beiträge, gefunden über ihren Alias.
   */
  kind: 'category';
  parameter?: RouteParameter;
  /**
   * Rubrik einer Seite, deren Adresse sie nicht nennt.
   */
  alias?: string;
}

export interface PageComparisonSubject {
  /**
   * Instrumente nebeneinander, die in der Adresse stehen (?werte=ISIN,ISIN).
   */
  kind: 'comparison';
  /**
   * Was verglichen wird, in der Mehrzahl; bei Derivaten einer Art gilt deren Name.
   */
  name: string;
  /**
   * Art der Instrumente.
   */
  entityType: 'STOCK' | 'FUND' | 'BOND' | 'DERIVATIVE';
  /**
   * Unterarten, auf die sich der Vergleich beschränkt.
   *
   * @minItems 1
   */
  entitySubTypes?: [string, ...string[]];
  /**
   * Unterarten, die woanders verglichen werden.
   *
   * @minItems 1
   */
  withoutSubTypes?: [string, ...string[]];
  /**
   * Platzhalter der Route, der eine Art von Derivaten nennt (Knock-Outs).
   */
  parameter?: RouteParameter;
}

export interface PageContentSubject {
  /**
   * Ein Text aus content-pages/, gefunden über den Platzhalter der Route (parameter) oder immer derselbe (slug).
   */
  kind: 'content';
  parameter?: RouteParameter;
  /**
   * slug des Textes, wenn die Seite eine feste Adresse hat.
   */
  slug?: string;
}

export interface PageDerivativesSubject {
  /**
   * Eine der 13 Arten von Derivaten, in der Adresse wie auf ihrer eigenen Seite: Knock-Outs.
   */
  kind: 'derivatives';
  parameter: RouteParameter;
}

export interface PageGroupSubject {
  /**
   * Instrumente, die etwas gemeinsam haben: die Fonds einer Gesellschaft, die Aktien eines Landes. In der Adresse steht der Name der Gruppe, klein und mit Bindestrichen.
   */
  kind: 'group';
  /**
   * Der Finder, der die Gruppen kennt.
   */
  operation: 'findStocks' | 'findFunds' | 'findBonds' | 'findIndices' | 'findCurrencies';
  /**
   * Der Filter des Finders, dessen Werte die Gruppen sind.
   */
  filter: string;
  parameter: RouteParameter;
}

export interface PageIndexSubject {
  /**
   * Ein Index aus indices.yaml, gefunden über seinen Alias.
   */
  kind: 'index';
  parameter: RouteParameter;
}

export interface PageInstrumentSubject {
  /**
   * Ein Instrument, gefunden über seine Adresse.
   */
  kind: 'instrument';
  /**
   * Arten, die diese Seite zeigt.
   *
   * @minItems 1
   */
  entityTypes: [
    (
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL'
    ),
    ...(
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL'
    )[],
  ];
  /**
   * Unterarten, auf die sich die Seite beschränkt.
   *
   * @minItems 1
   */
  entitySubTypes?: [string, ...string[]];
  parameter: RouteParameter;
  /**
   * Namen der Unterseiten in der Reihenfolge der Anzeige.
   */
  subPages?: string[];
}

export interface PageIssuerSubject {
  /**
   * Die Microsite eines Emittenten, gefunden über ihren Alias.
   */
  kind: 'issuer';
  parameter: RouteParameter;
  /**
   * Teil der Route, der den Reiter nennt.
   */
  tabParameter?: RouteParameter;
}

export interface PageLetterSubject {
  /**
   * Ein Buchstabe von a bis z, in der Adresse klein.
   */
  kind: 'letter';
  parameter: RouteParameter;
}

export interface PagePodcastSubject {
  /**
   * Ein Podcast, gefunden über seinen Alias.
   */
  kind: 'podcast';
  parameter: RouteParameter;
}

export interface PageProductSubject {
  /**
   * Ein Produkt aus products.yaml, gefunden über „product“ oder die Seite nach dem Kauf.
   */
  kind: 'product';
  parameter: RouteParameter;
}

export interface PageRankingSubject {
  /**
   * Eine Rangliste aus rankings.yaml, gefunden über ihren Alias.
   */
  kind: 'ranking';
  /**
   * Welcher Teil von rankings.yaml.
   */
  of: 'topLists' | 'bestEtfs';
  parameter: RouteParameter;
  /**
   * Platzhalter der Route, der eine Liste der Art nennt; nur bei bestEtfs.
   */
  itemParameter?: RouteParameter;
}

export interface PageSearchSubject {
  /**
   * Eine Suche. Ohne „parameter“ die Seite, an die Suchfelder ihren Text schicken.
   */
  kind: 'search';
  /**
   * Teil der Route, der nennt, wonach gesucht wird.
   */
  parameter?: RouteParameter;
  /**
   * Teil der Route, der die Art der Treffer nennt, wie „aktien“.
   */
  typeParameter?: RouteParameter;
}

export interface PageSystemSubject {
  /**
   * Ein Handelssystem aus trading-systems.yaml, gefunden über seinen Alias.
   */
  kind: 'system';
  parameter: RouteParameter;
}

export interface PageWatchlistSubject {
  /**
   * Eine Watchlist dessen, der die Seite aufruft. Die eines anderen gibt es für ihn nicht.
   */
  kind: 'watchlist';
  /**
   * Teil der Route mit der Kennung der Watchlist.
   */
  parameter: RouteParameter;
}

/**
 * Bausteine der Seite, verteilt auf drei Plätze.
 */
export interface PageBody {
  /**
   * Oben, über die ganze Breite.
   */
  top?: Slot;
  /**
   * Hauptspalte.
   */
  main?: Slot;
  /**
   * Randspalte; auf schmalen Bildschirmen unter der Hauptspalte.
   */
  aside?: Slot;
}

export interface PageBlock {
  isEnabled?: BlockRule;
  onError?: BlockFallback;
  /**
   * true: Auf breiten Bildschirmen nimmt der Baustein die halbe Spalte; der nächste mit „half: true“ steht daneben.
   */
  half?: boolean;
  type: string;
  [k: string]: unknown | undefined;
}

/**
 * Wann der Baustein erscheint. Alle genannten Bedingungen müssen zutreffen.
 */
export interface BlockRule {
  /**
   * true: nur angemeldet, false: nur abgemeldet.
   */
  loggedIn?: boolean;
  /**
   * Geräteklasse, eine oder mehrere.
   */
  device?: Device | [Device, ...Device[]];
  /**
   * true: nur in der App, false: nur im Browser.
   */
  app?: boolean;
  /**
   * Nur auf Microsites mit diesem Layout.
   */
  layout?: 'finder' | 'list';
  /**
   * Mindestens eines dieser Produkte ist gekauft.
   */
  product?: ProductName | [ProductName, ...ProductName[]];
  /**
   * Mindestens eine dieser Funktionen ist freigeschaltet.
   */
  feature?: FeatureName | [FeatureName, ...FeatureName[]];
  /**
   * false: nur ohne verbundene Bank, true: nur mit.
   */
  wealthToken?: boolean;
  /**
   * Nur in der App auf diesem System.
   */
  platform?: 'ios' | 'android';
  /**
   * Nur auf genau diesen Pfaden.
   */
  path?: Names;
  /**
   * Nur auf diesen Pfaden und darunter.
   */
  under?: Names;
  /**
   * Nur auf diesen Rechnern aus site.yaml.
   */
  host?: Names;
  /**
   * Nur auf Seiten mit diesem Routenmuster.
   */
  route?: Names;
  /**
   * Ab diesem Tag, oder ab dieser Uhrzeit des Tages (Berlin).
   */
  from?: Moment;
  /**
   * Bis einschließlich diesem Tag, oder dieser Minute des Tages (Berlin).
   */
  until?: Moment;
  /**
   * Wie weit der Börsentag ist, nach dem Kalender und den Zeiten von Xetra (9:00 bis 17:30 Uhr); eine Angabe oder mehrere. Die Seite wechselt von selbst, wenn sich das ändert.
   */
  exchange?: ExchangePhase | [ExchangePhase, ...ExchangePhase[]];
  /**
   * Alle diese Regeln treffen zu.
   *
   * @minItems 1
   */
  all?: [BlockRule, ...BlockRule[]];
  /**
   * Mindestens eine dieser Regeln trifft zu.
   *
   * @minItems 1
   */
  any?: [BlockRule, ...BlockRule[]];
  not?: BlockRule;
}

/**
 * Unterseite; fehlende Angaben gelten von der Seite.
 */
export interface SubPage {
  /**
   * Titel im Browser und in Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {author.name}, {author.vita}, {broker.label}, {broker.text}, {category.name}, {category.title}, {category.headline}, {category.description}, {comparison.name}, {content.title}, {content.description}, {derivatives.name}, {group.name}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}, {letter.name}, {podcast.title}, {podcast.teaser}, {podcast.description}, {product.name}, {product.description}, {ranking.title}, {search.text}, {search.type}, {system.name}, {system.rule}, {watchlist.name}.
   */
  title: string;
  /**
   * Beschreibung für Suchmaschinen. Platzhalter je nach Gegenstand: {article.headline}, {article.teaser}, {article.author}, {author.name}, {author.vita}, {broker.label}, {broker.text}, {category.name}, {category.title}, {category.headline}, {category.description}, {comparison.name}, {content.title}, {content.description}, {derivatives.name}, {group.name}, {index.name}, {instrument.name}, {instrument.isin}, {instrument.wkn}, {instrument.displayType}, {instrument.symbol}, {issuer.name}, {issuer.alias}, {issuer.subHeadline}, {issuer.teaser}, {tab.title}, {letter.name}, {podcast.title}, {podcast.teaser}, {podcast.description}, {product.name}, {product.description}, {ranking.title}, {search.text}, {search.type}, {system.name}, {system.rule}, {watchlist.name}.
   */
  description?: string;
  /**
   * Text im Reiter der Unterseite.
   */
  label?: string;
  /**
   * Wie lange die Seite zwischengespeichert wird: quotes (Kurse, kurz), content (Texte, länger), static (kaum veränderlich).
   */
  dataClass?: 'content' | 'quotes' | 'static';
  /**
   * cached: eine Fassung für alle, im Zwischenspeicher; request: je Aufruf, weil der Inhalt von der Abfrage abhängt.
   */
  rendering?: 'cached' | 'request';
  /**
   * Ob Suchmaschinen die Seite aufnehmen.
   */
  robots?: 'index' | 'noindex';
  /**
   * private: Diese Unterseite wird je Aufruf mit der Sitzung gezeichnet und nie zwischengespeichert, auch wenn die Seite für alle dieselbe ist.
   */
  audience?: 'private';
  body: PageBody;
}

/**
 * Was eine Seite einem Layout oder einer Bausteinliste mitgibt. Im Text steht dafür der Name in geschweiften Klammern.
 */
export interface Parameters {
  [k: string]: Parameter | undefined;
}

/**
 * Ein Parameter: welche Art von Wert er hat und wofür er steht.
 */
export interface Parameter {
  /**
   * text: ein Text, number: eine Zahl, boolean: true oder false, list: eine Liste, section: Schlüssel mit ihren Werten.
   */
  type: 'text' | 'number' | 'boolean' | 'list' | 'section';
  /**
   * Wofür er steht; das lesen alle, die ihn vergessen.
   */
  description: string;
  /**
   * Wert, wenn die Seite keinen nennt. Ohne diese Angabe muss sie ihn nennen.
   */
  default?: {
    [k: string]: unknown | undefined;
  };
}

/**
 * Ab dieser Uhrzeit gelten Aufträge.
 */
export type Clock = string;

/**
 * Bis zu dieser Uhrzeit gelten Aufträge.
 */
export type Clock1 = string;

/**
 * Was man kaufen kann: Funktionen, Produkte mit Preisen und Texten, ihre Rangfolge und die Schritte des Kaufs. Welche Funktionen ein Produkt freischaltet, steht allein hier; nach einer Änderung daran läuft „npm run codegen“.
 */
export interface Products {
  /**
   * Stufen vom höchsten zum niedrigsten Rang. Das höchste gekaufte Produkt steht im Menü des Nutzers.
   */
  ranking: string[];
  checkout: Checkout;
  /**
   * Funktionen, die Produkte freischalten.
   */
  features: FeatureEntry[];
  /**
   * Produkte.
   */
  products: ProductEntry[];
}

/**
 * Der Kauf.
 */
export interface Checkout {
  /**
   * Schritte des Kaufs in ihrer Reihenfolge.
   */
  steps: CheckoutStep[];
}

export interface CheckoutStep {
  /**
   * Eindeutige Kennung des Schritts; Teil der Adresse.
   */
  id: string;
  /**
   * Name des Schritts.
   */
  label: string;
  /**
   * Was in dem Schritt geschieht, in einem Satz.
   */
  text: string;
}

export interface FeatureEntry {
  /**
   * Eindeutiger Code der Berechtigung, wie ihn Regeln und der Datenanbieter nennen.
   */
  code: string;
  /**
   * Eindeutiger Name im Programm.
   */
  name: string;
  /**
   * Was der Nutzer davon hat, in wenigen Worten.
   */
  label: string;
}

export interface ProductEntry {
  /**
   * Eindeutige Kennung beim Datenanbieter; unter ihr ist das Produkt gekauft.
   */
  code: string;
  /**
   * Eindeutiger Teil der Adresse /premium/….
   */
  product: string;
  /**
   * Eindeutiges Kürzel, unter dem Regeln das Produkt auch nennen dürfen.
   */
  key: string;
  /**
   * Seite, auf der man das Produkt bestellt: eine Seite dieses Portals oder eine volle https-Adresse.
   */
  url: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Für wen das Produkt ist, in einem Satz.
   */
  description: string;
  /**
   * Erklärung auf der Seite des Produkts. Absätze trennt eine Leerzeile.
   */
  infoText: string;
  /**
   * Platz in Übersichten, von vorn; eindeutig.
   */
  order: number;
  /**
   * Preis in Euro im Monat, mit Punkt geschrieben.
   */
  price: number;
  /**
   * Name, unter dem Messungen das Produkt melden (data-item-name an Verweisen auf das Produkt).
   */
  trackingName: string;
  /**
   * Eindeutige Artikelnummer beim Zahlungsdienst; Suchmaschinen lesen sie als SKU.
   */
  paymentProductId: string;
  /**
   * Produkte, die dieses mitbringt, samt deren Funktionen.
   */
  includes?: string[];
  /**
   * Funktionen, die dieses Produkt zusätzlich freischaltet.
   */
  features: string[];
  /**
   * Arten von Instrumenten, bei denen das Produkt mehr zeigt; die Seite des Produkts führt dorthin.
   */
  entityTypes?: (
    | 'STOCK'
    | 'INDEX'
    | 'BOND'
    | 'COMMODITY'
    | 'CRYPTO'
    | 'CURRENCY'
    | 'DERIVATIVE'
    | 'ETF'
    | 'FUND'
    | 'FUTURE'
    | 'INTEREST'
    | 'PRECIOUS_METAL'
  )[];
  /**
   * Arten von Derivaten, bei denen das Produkt mehr zeigt.
   */
  entitySubTypes?: (
    | 'KNOCKOUT_CERTIFICATE'
    | 'WARRANT'
    | 'INLINE_WARRANT'
    | 'BONUS_CERTIFICATE'
    | 'BOND_CERTIFICATE'
    | 'DISCOUNT_WARRANT'
    | 'FACTOR_CERTIFICATE'
    | 'DISCOUNT_CERTIFICATE'
    | 'ETC_ETN_CERTIFICATE'
    | 'EXPRESS_CERTIFICATE'
    | 'PART_CAPITAL_PROTECTED_CERTIFICATE'
    | 'OUTPERFORMANCE_SPRINT_CERTIFICATE'
    | 'INDEX_PARTICIPATATION_CERTIFICATE'
  )[];
  thankyouPage: ThankyouPage;
  tradingSystem?: TradingSystemEntry;
}

/**
 * Wohin es nach dem Kauf geht; steht auch im Konto neben dem Produkt.
 */
export interface ThankyouPage {
  /**
   * Adresse.
   */
  buttonUrl: string;
  /**
   * Beschriftung.
   */
  buttonLabel: string;
}

/**
 * Regeln des Handelssystems, wenn das Produkt eines ist.
 */
export interface TradingSystemEntry {
  /**
   * Eindeutiger Name der Berechtigung.
   */
  entitlement: string;
  /**
   * Eindeutiger Teil der Adresse /premium/… der Seite nach dem Kauf.
   */
  slug: string;
  /**
   * Werte, aus denen das System wählt.
   */
  market: string;
  /**
   * Währung der Aufträge.
   */
  currency: string;
  /**
   * Wie in Euro umgerechnet wird, wenn die Währung eine andere ist.
   */
  conversion?: string;
  /**
   * Höchste Zahl der Positionen zugleich.
   */
  positionLimit: number;
  /**
   * Handelsplatz der Aufträge.
   */
  venue: string;
  orderFrom: Clock;
  orderTo: Clock1;
}

/**
 * Ranglisten: die Top-Listen unter /top-werte und die besten ETFs unter /etf/die-besten-etfs, jeweils mit der Regel, nach der sie entstehen.
 */
export interface Rankings {
  /**
   * Notierungen, die in keiner Rangliste erscheinen. Sie fallen weg, bevor die Liste auf 50 Plätze gekürzt wird.
   *
   * @maxItems 200
   *
   * Items: Kennung einer Notierung (idNotation).
   */
  blockedNotations: number[];
  /**
   * Die Top-Listen in der Reihenfolge der Anzeige; ihre Adresse ist /top-werte/ und der Alias.
   */
  topLists: RankingList[];
  /**
   * Arten von ETFs in der Reihenfolge der Anzeige; ihre Adresse ist /etf/die-besten-etfs/ und der Alias.
   */
  bestEtfs: RankingType[];
}

export interface RankingList {
  /**
   * Teil der Adresse; eindeutig unter seinesgleichen.
   */
  alias: string;
  /**
   * Überschrift der Liste.
   */
  title: string;
  /**
   * Nach welcher Regel die Liste entsteht, für Besucher.
   */
  text: string;
  source: RankingSource;
}

/**
 * Woher die Werte kommen: eine Suche beim Datenanbieter mit festen Filtern.
 */
export interface RankingSource {
  /**
   * Was gesucht wird.
   */
  class: 'STOCK' | 'FUND' | 'ETF' | 'BOND' | 'DERIVATIVE' | 'INDEX';
  /**
   * Wonach die Plätze vergeben werden: Veränderung zum Vortag; bei Aktien auch Marktkapitalisierung; bei Fonds und ETFs laufende Kosten, Vermögen, Wertentwicklung in einem und drei Jahren; bei Anleihen Rendite; bei Derivaten Seitwärtsertrag.
   */
  sort:
    | 'performancePct'
    | 'marketCapInstrument'
    | 'ongoingCharges'
    | 'volumeFundEuro'
    | 'performancePct1Y'
    | 'performancePct3Y'
    | 'yieldToMaturity'
    | 'sidewaysYieldPct';
  /**
   * ASC: der kleinste Wert zuerst; DESC: der größte.
   */
  order: 'ASC' | 'DESC';
  filters?: RankingFilters;
}

/**
 * Welche Werte überhaupt in Frage kommen; alle Bedingungen müssen erfüllt sein.
 */
export interface RankingFilters {
  /**
   * Aktien dieser Indizes; mehrere durch Komma getrennt.
   */
  idIndex?: string;
  /**
   * Land bei Aktien, Anleihen und Indizes; mehrere durch Komma getrennt.
   */
  isoCountry?: string;
  /**
   * Marktkapitalisierung in Euro als „von;bis“; eine Seite darf fehlen.
   */
  marketCapInstrumentRange?: string;
  /**
   * Fonds mit diesem Vergleichsindex; mehrere durch Komma getrennt.
   */
  idInstrumentBenchmark?: string;
  /**
   * Art von Fonds; mehrere durch Komma getrennt.
   */
  nameTypeFund?: string;
  /**
   * Fondsvermögen in Euro als „von;bis“; eine Seite darf fehlen.
   */
  volumeFundEuroRange?: string;
  /**
   * Laufende Kosten in Prozent als „von;bis“; eine Seite darf fehlen.
   */
  ongoingChargesRange?: string;
  /**
   * Währung von Anleihen; mehrere durch Komma getrennt.
   */
  isoCurrency?: string;
  /**
   * Restlaufzeit von Anleihen in Jahren als „von;bis“; eine Seite darf fehlen.
   */
  remainingYearsRange?: string;
  /**
   * Art von Anleihen; mehrere durch Komma getrennt.
   */
  nameTypeBond?: string;
  /**
   * Art von Derivaten.
   */
  entitySubType?: string;
  /**
   * Basiswert von Derivaten, in Anführungszeichen.
   */
  entityValueUnderlying?: string;
  /**
   * Anlageschwerpunkt von Fonds; mehrere durch Komma getrennt.
   */
  idInvestmentFocus?: string;
}

export interface RankingType {
  /**
   * Teil der Adresse; eindeutig unter den Arten.
   */
  alias: string;
  /**
   * Überschrift der Art.
   */
  title: string;
  /**
   * Worum es geht, in ein oder zwei Sätzen.
   */
  text: string;
  /**
   * Die Listen dieser Art.
   *
   * @minItems 1
   */
  items: [RankingList, ...RankingList[]];
}

/**
 * Erster Tag der Umleitung; ohne Angabe sofort.
 */
export type RedirectDay = string;

/**
 * Letzter Tag der Umleitung; ohne Angabe für immer.
 */
export type RedirectDay1 = string;

/**
 * Umleitungen von Adressen, die es nicht mehr gibt oder nie gab, auf Seiten.
 */
export interface Redirects {
  /**
   * Umleitungen; die Reihenfolge spielt keine Rolle.
   */
  redirects: Redirect[];
}

export interface Redirect {
  /**
   * Alte Adresse, als Routenmuster: fester Text (auch mit Umlauten, wie die Adresse war), [name] für einen Teil, [...name] für den ganzen Rest.
   */
  from: string;
  /**
   * Neue Adresse im Portal oder mit https:// anderswo. {name} steht für das, was [name] in der alten Adresse war.
   */
  to: string;
  /**
   * 301 und 308: für immer umgezogen, Suchmaschinen übernehmen die neue Adresse; 302 und 307: nur zurzeit.
   */
  status: 301 | 302 | 307 | 308;
  validFrom?: RedirectDay;
  validUntil?: RedirectDay1;
}

/**
 * Routenmuster von Seiten.
 */
export type RoutePatterns = string[];

/**
 * Anfänge von Pfaden.
 */
export type PathStarts = string[];

/**
 * Seiten, für die Breite, Werbeplatz und Einwilligung anders geregelt sind als für alle anderen. Eine Route steht hier so, wie die Seite sie nennt.
 */
export interface RouteLists {
  /**
   * Höchstens 1.279 Pixel breit auf Bildschirmen ab 1.280 Pixeln; andere Seiten dort bis zu 1.600 Pixel.
   */
  wide: RoutePatterns;
  /**
   * Höchstens 1.023 Pixel breit auf Bildschirmen ab 1.024 Pixeln, für Seiten, die vor allem Text sind.
   */
  medium: RoutePatterns;
  /**
   * Ohne den Werbeplatz „sky“ neben dem Inhalt.
   */
  withoutSky: RoutePatterns;
  /**
   * Pfade, auf denen und unter denen nicht nach der Einwilligung gefragt wird. In der App fehlt dort auch der Fuß.
   */
  skipConsent: PathStarts;
  /**
   * Pfade, auf denen und unter denen bestellt wird. Dort gilt die Einwilligung des Dienstrechners statt der des Portals.
   */
  shop: PathStarts;
}

/**
 * Bereiche der Märkte: unter welcher Adresse die Seiten welcher Instrumente stehen. Alle Verweise auf ein Instrument, seine eine Adresse und die Sitemap folgen daraus.
 */
export interface Sections {
  /**
   * Ein Eintrag je Bereich. Jedes Instrument gehört in einen; eine genannte Unterart geht dem Rest ihrer Art vor.
   */
  sections: SectionEntry[];
}

export interface SectionEntry {
  /**
   * Adresse des Bereichs. Die Seite „[...snapshot]“ darunter zeigt seine Instrumente: /etc/[...snapshot].
   */
  path: string;
  /**
   * Name des Bereichs, wie er im Pfad über einer Seite steht, wenn die Navigation ihn nicht nennt.
   */
  label: string;
  /**
   * Was in den Bereich gehört.
   *
   * @minItems 1
   */
  instruments: [SectionInstruments, ...SectionInstruments[]];
}

export interface SectionInstruments {
  /**
   * Art der Instrumente nach dem Vertrag.
   */
  entityType:
    | 'STOCK'
    | 'INDEX'
    | 'BOND'
    | 'COMMODITY'
    | 'CRYPTO'
    | 'CURRENCY'
    | 'DERIVATIVE'
    | 'ETF'
    | 'FUND'
    | 'FUTURE'
    | 'INTEREST'
    | 'PRECIOUS_METAL';
  /**
   * Nur diese Unterarten; ohne sie alles von der Art, was kein anderer Bereich mit seiner Unterart nennt.
   *
   * @minItems 1
   */
  entitySubTypes?: [
    (
      | 'ETF'
      | 'KNOCKOUT_CERTIFICATE'
      | 'WARRANT'
      | 'INLINE_WARRANT'
      | 'BONUS_CERTIFICATE'
      | 'BOND_CERTIFICATE'
      | 'DISCOUNT_WARRANT'
      | 'FACTOR_CERTIFICATE'
      | 'DISCOUNT_CERTIFICATE'
      | 'ETC_ETN_CERTIFICATE'
      | 'EXPRESS_CERTIFICATE'
      | 'PART_CAPITAL_PROTECTED_CERTIFICATE'
      | 'OUTPERFORMANCE_SPRINT_CERTIFICATE'
      | 'INDEX_PARTICIPATATION_CERTIFICATE'
      | 'GOVERNMENT_BOND'
      | 'SUPRANATIONAL_BOND'
      | 'AGENCY_BOND'
      | 'REGIONAL_BOND'
      | 'CORPORATE_BOND'
      | 'SUBORDINATED_BOND'
      | 'COVERED_BOND'
      | 'MID_CAP_BOND'
    ),
    ...(
      | 'ETF'
      | 'KNOCKOUT_CERTIFICATE'
      | 'WARRANT'
      | 'INLINE_WARRANT'
      | 'BONUS_CERTIFICATE'
      | 'BOND_CERTIFICATE'
      | 'DISCOUNT_WARRANT'
      | 'FACTOR_CERTIFICATE'
      | 'DISCOUNT_CERTIFICATE'
      | 'ETC_ETN_CERTIFICATE'
      | 'EXPRESS_CERTIFICATE'
      | 'PART_CAPITAL_PROTECTED_CERTIFICATE'
      | 'OUTPERFORMANCE_SPRINT_CERTIFICATE'
      | 'INDEX_PARTICIPATATION_CERTIFICATE'
      | 'GOVERNMENT_BOND'
      | 'SUPRANATIONAL_BOND'
      | 'AGENCY_BOND'
      | 'REGIONAL_BOND'
      | 'CORPORATE_BOND'
      | 'SUBORDINATED_BOND'
      | 'COVERED_BOND'
      | 'MID_CAP_BOND'
    )[],
  ];
}

/**
 * Ursprung wie https://www.parkett.example, oder leer.
 */
export type Origin = string;

/**
 * Name, Anspruch, Rechner und Bilderdienst des Portals.
 */
export interface Site {
  /**
   * Name des Portals, wie er im Kopf und im Seitentitel steht.
   */
  name: string;
  /**
   * Kurzer Anspruch neben oder unter dem Namen.
   */
  claim: string;
  /**
   * Titel für Seiten ohne eigenen Titel.
   */
  defaultTitle: string;
  /**
   * Beschreibung für Suchmaschinen, wenn eine Seite keine eigene hat.
   */
  description: string;
  hosts: Hosts;
  /**
   * true: Wartung. Statt jeder Seite erscheint die Seite /maintenance, mit Status 503.
   */
  maintenance?: boolean;
  /**
   * Pfad der Anmeldung auf dem Rechner des persönlichen Bereichs. Dorthin führt, was nur angemeldet zu sehen ist.
   */
  loginPath?: string;
  /**
   * Admin-View: wie Verwalter in Konten von Nutzern arbeiten.
   */
  impersonation?: {
    /**
     * Seite, auf der er beginnt und endet. Nur zu ihr haben die Fenster Verbindung, die sie öffnen.
     */
    path: string;
    /**
     * Ursprünge der Werkzeuge, die dieser Seite mit einer Nachricht „impersonate“ den Nutzer nennen dürfen.
     */
    origins: string[];
  };
  images: SiteImages;
  socialImage: SocialImage;
  /**
   * Urhebervermerk am Seitenende; das Endjahr ist das laufende Jahr.
   */
  copyright: {
    /**
     * Erstes Jahr.
     */
    since: number;
    /**
     * Inhaber der Rechte.
     */
    owner: string;
  };
}

/**
 * Ursprünge (Schema, Rechner und Port, ohne Schrägstrich am Ende), auf die Adressen mit „host“ zeigen. Ein leerer Text steht für den Ursprung der Seite selbst: so teilen sich lokal alle eigenen Rechner einen Ursprung.
 */
export interface Hosts {
  /**
   * Das Portal selbst; Grundlage der kanonischen Adressen.
   */
  www: Origin;
  /**
   * Persönlicher Bereich.
   */
  personal: Origin;
  /**
   * Depot und Handel.
   */
  trading: Origin;
  /**
   * Forum.
   */
  forum: Origin;
  /**
   * Hilfeseiten: ein eigener Rechner oder eine Seite des Portals.
   */
  help: string;
  /**
   * Anmeldung zum Handel bei der Bank.
   */
  webTrading: Origin;
}

/**
 * Bilderdienst.
 */
export interface SiteImages {
  /**
   * Adresse eines Bildes; {id} ist die Kennung, {width} (falls vorhanden) die gewünschte Breite in Pixeln, {transformation} Größe, Ausschnitt und Format, wie Bilderdienste sie verlangen (w_320,h_168,c_fill,dpr_2.0,g_face,f_webp). Eine Kennung mit eigener Endung (foto.webp) behält diese.
   */
  template: string;
}

/**
 * Vorschaubild (1200 × 630) für Seiten ohne eigenes Bild, wenn jemand sie in sozialen Netzen teilt.
 */
export interface SocialImage {
  /**
   * Kennung des Bildes.
   */
  id: string;
}

/**
 * Handelssysteme, wie sie unter /handelssysteme stehen.
 */
export interface TradingSystems {
  /**
   * Handelssysteme. Auswahl, Positionen, Handelszeiten und Preis stehen beim Produkt in products.yaml.
   */
  systems: SystemEntry[];
}

export interface SystemEntry {
  /**
   * Teil der Adresse, etwa /handelssysteme/us-100; eindeutig.
   */
  alias: string;
  /**
   * Name, wie ihn Besucher lesen.
   */
  name: string;
  /**
   * Funktion, mit der ein Produkt das System öffnet.
   */
  feature: string;
  /**
   * Die Regel in einem Satz; diesen Satz lesen alle.
   */
  rule: string;
  /**
   * Wie das System vorgeht, in Absätzen.
   *
   * @minItems 1
   */
  method: [string, ...string[]];
  /**
   * Die Regeln, eine je Eintrag.
   *
   * @minItems 1
   */
  rules: [string, ...string[]];
  /**
   * Was schiefgehen kann, eines je Eintrag; das lesen alle.
   *
   * @minItems 1
   */
  risks: [string, ...string[]];
}

/**
 * Was im Portal neu ist, für die Seite /updates und ihren Feed.
 */
export interface Updates {
  /**
   * Einträge; die Anzeige ordnet sie nach Datum, der jüngste zuerst. Einträge mit künftigem Datum erscheinen an ihrem Tag.
   */
  updates: UpdateEntry[];
}

export interface UpdateEntry {
  /**
   * Anker des Eintrags: /updates#id. Bleibt, auch wenn der Titel sich ändert.
   */
  id: string;
  /**
   * Tag, seit dem es das gibt, Jahr-Monat-Tag.
   */
  date: string;
  /**
   * new: neu; improved: besser geworden; fixed: behoben.
   */
  kind: 'new' | 'improved' | 'fixed';
  /**
   * Überschrift.
   */
  title: string;
  /**
   * Absätze. Erlaubt sind <strong>, <em> und <a href="…">.
   *
   * @minItems 1
   *
   * Items: Ein Absatz.
   */
  text: [string, ...string[]];
  link?: UpdateLink;
}

/**
 * Wohin der Eintrag führt.
 */
export interface UpdateLink {
  /**
   * Beschriftung.
   */
  label: string;
  /**
   * Adresse im Portal.
   */
  path: string;
}

/**
 * Sichtbarer Text.
 */
export type MenuLabel = string;

/**
 * Ein Pfad dieses Portals, ein Pfad auf dem Rechner aus „host“ oder eine volle https-Adresse.
 */
export type MenuAddress = string;

/**
 * Rechner aus site.yaml, auf dem der Pfad liegt. Ohne Angabe: dieses Portal.
 */
export type MenuHost = 'www' | 'personal' | 'trading' | 'forum' | 'help' | 'webTrading';

/**
 * Anmeldung und Menü des Nutzers im Kopf jeder Seite und am Ende der Navigation auf dem Handy. Die Marke des Produkts im Menü folgt aus der Rangfolge in products.yaml.
 */
export interface UserMenu {
  login: UserMenuLogin;
  /**
   * Startseite des persönlichen Bereichs. Wer von dort zur Anmeldung geht, kommt ohne „from“ dorthin.
   */
  overview: UserMenuLink;
  /**
   * Das Portfolio auf dem Rechner für Depot und Handel.
   */
  portfolio?: UserMenuLink;
  /**
   * Weitere Einträge zwischen Portfolio und Einstellungen, in der Reihenfolge der Anzeige.
   */
  entries?: UserMenuEntry[];
  /**
   * Einstellungen des Kontos.
   */
  settings: UserMenuLink;
  /**
   * Abmelden, am Ende des Menüs.
   */
  logout: UserMenuLink;
}

/**
 * Der Knopf für Besucher, die nicht angemeldet sind. Er führt zur Anmeldung aus site.yaml (loginPath).
 */
export interface UserMenuLogin {
  label: MenuLabel;
  /**
   * false: der persönliche Bereich ist abgeschaltet; die Anmeldung erfährt mit „fromEnv=www“, woher der Besucher kommt.
   */
  hasPersonalArea?: boolean;
}

export interface UserMenuLink {
  label: MenuLabel;
  path: MenuAddress;
  host?: MenuHost;
}

export interface UserMenuEntry {
  /**
   * Eindeutige Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen.
   */
  id: string;
  label: MenuLabel;
  path: MenuAddress;
  host?: MenuHost;
  /**
   * Nur wer genau dieses Produkt aus products.yaml gekauft hat, sieht den Eintrag.
   */
  product?: string;
}

/**
 * Handelsplätze mit ihren Öffnungszeiten, wie sie unter /boersen stehen.
 */
export interface Venues {
  /**
   * Gruppen in der Reihenfolge der Anzeige.
   */
  groups: VenueGroup[];
}

export interface VenueGroup {
  /**
   * Überschrift der Gruppe.
   */
  title: string;
  /**
   * Handelsplätze in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  venues: [VenueHours, ...VenueHours[]];
}

export interface VenueHours {
  /**
   * Name des Handelsplatzes.
   */
  name: string;
  /**
   * Ort.
   */
  place?: string;
  /**
   * Ein Satz zu dem, was sich nicht in Uhrzeiten sagen lässt.
   */
  note?: string;
  /**
   * Wochentage, an denen gehandelt wird.
   *
   * @minItems 1
   *
   * Items: Wochentag.
   */
  days: ['Mo' | 'Di' | 'Mi' | 'Do' | 'Fr' | 'Sa' | 'So', ...('Mo' | 'Di' | 'Mi' | 'Do' | 'Fr' | 'Sa' | 'So')[]];
  /**
   * Abschnitte eines Handelstages; mehrere, wenn der Handel eine Pause macht.
   *
   * @minItems 1
   * @maxItems 4
   */
  sessions:
    | [VenueSession]
    | [VenueSession, VenueSession]
    | [VenueSession, VenueSession, VenueSession]
    | [VenueSession, VenueSession, VenueSession, VenueSession];
  /**
   * Zeitzone des Handelsplatzes.
   */
  timezone:
    | 'Europe/Berlin'
    | 'Europe/London'
    | 'Europe/Zurich'
    | 'Europe/Vienna'
    | 'America/New_York'
    | 'America/Chicago'
    | 'Asia/Tokyo'
    | 'Asia/Hong_Kong'
    | 'Asia/Shanghai'
    | 'Australia/Sydney'
    | 'UTC';
  /**
   * Kennung der Handelszeiten beim Datenanbieter (idTradingSchedule): Von dort kommen Feiertage und verkürzte Tage. Ohne Angabe kennt der Handelsplatz keine.
   */
  calendar?: number;
}

export interface VenueSession {
  /**
   * Beginn in der Zeit des Handelsplatzes, mit zwei Ziffern für die Stunde.
   */
  opening: string;
  /**
   * Ende in der Zeit des Handelsplatzes; Mitternacht ist 24:00.
   */
  closing: string;
}

/** What titles and descriptions may name, by the kind of their page's subject. */
export interface PlaceholdersBySubject {
  readonly article: 'article.headline' | 'article.teaser' | 'article.author';
  readonly author: 'author.name' | 'author.vita';
  readonly broker: 'broker.label' | 'broker.text';
  readonly category: 'category.name' | 'category.title' | 'category.headline' | 'category.description';
  readonly comparison: 'comparison.name';
  readonly content: 'content.title' | 'content.description';
  readonly derivatives: 'derivatives.name';
  readonly group: 'group.name';
  readonly index: 'index.name';
  readonly instrument:
    | 'instrument.name'
    | 'instrument.isin'
    | 'instrument.wkn'
    | 'instrument.displayType'
    | 'instrument.symbol';
  readonly issuer: 'issuer.name' | 'issuer.alias' | 'issuer.subHeadline' | 'issuer.teaser' | 'tab.title';
  readonly letter: 'letter.name';
  readonly podcast: 'podcast.title' | 'podcast.teaser' | 'podcast.description';
  readonly product: 'product.name' | 'product.description';
  readonly ranking: 'ranking.title';
  readonly search: 'search.text' | 'search.type';
  readonly system: 'system.name' | 'system.rule';
  readonly watchlist: 'watchlist.name';
}
