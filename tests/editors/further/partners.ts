import { added, gone, wrong, type Mistake } from '../mistake.ts';

const TALMARK = 'issuers/talmark.yaml';
const ERZQUELL = 'issuers/erzquell.yaml';
const DISCOUNT = 'url: https://www.talmark.example/discount\n';

/** Bookings without mistakes, as the base of changes. */
export const BOOKINGS = `categorySponsoring:
  - { entitySubType: KNOCKOUT_CERTIFICATE, customer: 7001, label: WITH_LOGO, start: '2026-01-01', disclaimer: Werbung von Hansekontor. }
  - { entitySubType: DISCOUNT_CERTIFICATE, customer: 7002, label: WITH_NAME, start: '2026-06-01', end: '2027-05-31', weight: 20 }
underlyingSponsoring:
  - { underlying: '20735', customer: 7001, label: WITH_LOGO, start: '2026-01-01', gearings: [5, 10, 20] }
derivativePartners:
  - { customer: 7014, start: '2026-02-01', teaser: Handel mit Lotse. }
fundPartners: []
fundSuggestions:
  - { customer: 7011, label: WITH_NAME, start: '2026-01-01' }
traderBox:
  name: Handeln
  entries:
    - { customer: 7012, start: '2026-01-01', headline: Ein Depot, actionName: Ansehen, url: /aktien }
cryptoTraderBox:
  name: Krypto handeln
  entries: []
turboBox: []
`;
/** Campaigns without mistakes, as the base of changes. */
export const CAMPAIGNS = `campaigns:
  - id: 301
    name: ratgeber-kennenlernen
    start: '2026-01-01'
    end: '2026-12-31'
    interactions:
      - id: 30101
        name: ratgeber-teaser
        type: TEASER
        scope: DEFAULT
        level: INFO
        headline: Mehr lesen
        text: 'Mehr in den <a href="/ratgeber">Ratgebern</a>.'
        actionName: Ansehen
        url: /ratgeber
        photoId: anleihen-grundlagen
        isClosable: true
      - id: 30102
        name: kurse-mitteilung
        type: MESSAGE
        scope: ANNOUNCEMENT
        level: WARNING
        headline: Alle Kurse sind simuliert
        isClosable: true
rules:
  - id: 11
    when: { loggedIn: false, devices: [DESKTOP, TABLET] }
    campaigns: [{ campaign: 301, weight: 20 }]
`;
const inDocument =
  (kind: string, file: string, document: string) =>
  (what: string, [from, to]: readonly [from: string, to: string], says: string, suggestion?: string, more?: number): Mistake => {
    if (!document.includes(from)) throw new Error(`„${from}“ does not stand in the document of „${kind}: ${what}“`);
    const text = document.replace(from, () => to);
    return added(`${kind}: ${what}`, file, text, says, suggestion, more);
  };
/** Returns the bookings with one change. */
export const booking = inDocument('booking', 'content/partners/bookings.yaml', BOOKINGS);
/** Returns the campaigns with one change. */
export const campaign = inDocument('campaign', 'content/campaigns.yaml', CAMPAIGNS);

/** Mistakes in microsites, customers, bookings, campaigns and brokers. */
export const partners: readonly Mistake[] = [
  wrong(
    'microsite: one slash behind the scheme',
    TALMARK,
    [DISCOUNT, 'url: ‸http:/www.talmark.example/discount\n'],
    'Form',
    'https://www.talmark.example/discount',
  ),
  wrong(
    'microsite: a letter of the scheme forgotten',
    TALMARK,
    [DISCOUNT, 'url: ‸htps://www.talmark.example/discount\n'],
    'Form',
    'https://www.talmark.example/discount',
  ),
  wrong(
    'microsite: an address with a space at its end',
    TALMARK,
    [DISCOUNT, "url: ‸'https://www.talmark.example/discount '\n"],
    'Leerzeichen',
    'https://www.talmark.example/discount',
  ),
  wrong(
    'microsite: an address in angle brackets',
    TALMARK,
    [DISCOUNT, 'url: ‸<https://www.talmark.example/discount>\n'],
    'Form',
    'https://www.talmark.example/discount',
  ),
  wrong(
    'microsite: an address in Markdown',
    TALMARK,
    [DISCOUNT, "url: ‸'[Discount](https://www.talmark.example/discount)'\n"],
    'Form',
    'https://www.talmark.example/discount',
  ),
  wrong(
    'microsite: an e-mail address that hides its sign',
    TALMARK,
    ['email: service@talmark.example', 'email: ‸service (at) talmark.example'],
    'Form',
    'service@talmark.example',
  ),
  wrong(
    'microsite: an e-mail address with a space at its end',
    TALMARK,
    ['email: service@talmark.example', "email: ‸'service@talmark.example '"],
    'Leerzeichen',
    'service@talmark.example',
  ),
  wrong(
    'microsite: a picture with its ending',
    TALMARK,
    ['heroImageId: hero-talmark', 'heroImageId: ‸hero-talmark.svg'],
    'Bild',
    'hero-talmark',
  ),
  wrong(
    'microsite: a picture with another ending',
    TALMARK,
    ['photoId: logo-talmark', 'photoId: ‸logo-talmark.png'],
    'Bild',
    'logo-talmark',
  ),
  wrong(
    'microsite: a picture with its folder',
    TALMARK,
    ['imageId: kachel-discount', 'imageId: ‸/bilder/kachel-discount.svg'],
    'Bild',
    'kachel-discount',
  ),
  wrong('microsite: a picture with a capital', TALMARK, ['photoId: logo-talmark', 'photoId: ‸Logo-Talmark'], 'Bild', 'logo-talmark'),
  wrong('microsite: an id in quotes', TALMARK, ['idIssuer: 90002\n', "idIssuer: ‸'90002'\n"], 'ganze Zahl', '90002'),
  wrong('microsite: an id with a point for thousands', TALMARK, ['idIssuer: 90002\n', 'idIssuer: ‸90.002\n'], 'ganze Zahl', '90002'),
  wrong(
    'microsite: a height with a space before its unit',
    TALMARK,
    ['heroImageHeight: 280', 'heroImageHeight: ‸280 px'],
    'ganze Zahl',
    '280',
  ),
  wrong('microsite: a layout in German', ERZQUELL, ['layout: list', 'layout: ‸Liste'], 'gibt es nicht', 'list'),
  wrong('microsite: the first tab with a capital', ERZQUELL, ['activeTab: gold', 'activeTab: ‸Gold'], 'Form', 'gold'),
  wrong(
    'microsite: several ids without brackets',
    ERZQUELL,
    ["entityValues: ['7743988', '15534884', '15534886']", 'entityValues: ‸7743988, 15534884, 15534886'],
    'Liste',
    "['7743988', '15534884', '15534886']",
  ),
  wrong('microsite: a tab that is not in the list', ERZQUELL, ['  - title: Öl\n', '  ‸title: Öl\n'], 'Die Einrückung passt nicht'),
  wrong(
    'microsite: a key of a tab in the singular',
    ERZQUELL,
    ["entityValues: ['1326189']", "‸entityValue: ['1326189']"],
    'nicht bekannt',
    'entityValues',
  ),
  wrong(
    'microsite: a key of the address in small letters',
    ERZQUELL,
    ["zipCode: '44137'", "‸zipcode: '44137'"],
    'nicht bekannt',
    'zipCode',
  ),
  wrong('microsite: a country of three letters', ERZQUELL, ['isoCountry: DE', 'isoCountry: ‸DEU'], 'Form', 'DE'),
  gone('microsite: without its profile', TALMARK, /profile: \|-\n(?: {2}.*\n|\n)+/u, 'alias: talmark', 'fehlt „profile“'),
  wrong(
    'customer: a name in quotes of print',
    'customers.yaml',
    ['shortName: Talmark', 'shortName: ‸„Talmark: Zertifikate“'],
    'typografische',
    "'Talmark: Zertifikate'",
  ),
  wrong('customer: a list in the singular', 'customers.yaml', ['customers:', '‸customer:'], 'nicht bekannt', 'customers'),
  wrong(
    'customer: a page without its slash',
    'customers.yaml',
    ['page: /derivate/realpush-liste/talmark', 'page: ‸derivate/realpush-liste/talmark'],
    'Form',
    '/derivate/realpush-liste/talmark',
  ),
  wrong('broker: a switch as a German word', 'brokers.yaml', ['isFictional: true', 'isFictional: ‸Ja'], 'true oder false', 'true'),
  wrong(
    'broker: an address without scheme',
    'brokers.yaml',
    ["link: 'https://elbdepot.example'", 'link: ‸elbdepot.example'],
    'Form',
    'https://elbdepot.example',
  ),
  wrong('broker: an alias with a capital', 'brokers.yaml', ['brokerName: elbdepot', 'brokerName: ‸Elbdepot'], 'Form', 'elbdepot'),
  wrong(
    'partner: an address without scheme',
    'content/partners/customers.yaml',
    ["page: 'https://nordkai.example'", 'page: ‸nordkai.example'],
    'Form',
    'https://nordkai.example',
  ),
  wrong('partner: an id in quotes', 'content/partners/customers.yaml', ['id: 7013,', "id: ‸'7013',"], 'ganze Zahl', '7013', 1),
  wrong(
    'partner: a picture that is not there',
    'content/partners/customers.yaml',
    ['photoId: logo-erzquell', 'photoId: ‸logo-erzqell'],
    'Bild',
    'logo-erzquell',
  ),
  booking('a customer that there is not', ['customer: 7014', 'customer: ‸7024'], 'Werbekunden', '7014'),
  booking('a customer in German', ['{ customer: 7014', '{ ‸kunde: 7014'], 'nicht bekannt', 'customer'),
  booking('an id in quotes', ['customer: 7011', "customer: ‸'7011'"], 'ganze Zahl', '7011'),
  booking(
    'a label in German',
    ["label: WITH_LOGO, start: '2026-01-01', disclaimer", "label: ‸MIT_LOGO, start: '2026-01-01', disclaimer"],
    'keinen gültigen Wert',
    'WITH_LOGO',
  ),
  booking('a day in German', ["start: '2026-06-01'", 'start: ‸01.06.2026'], 'Form', '2026-06-01'),
  booking('a day that no calendar has', ["start: '2026-02-01'", "start: ‸'2026-02-31'"], 'in keinem Kalender'),
  booking('an end before its beginning', ["end: '2027-05-31'", "end: ‸'2026-05-31'"], 'bevor sie'),
  booking('a weight in quotes', ['weight: 20', "weight: ‸'20'"], 'Zahl', '20'),
  booking('a number of an instrument without quotes', ["underlying: '20735'", 'underlying: ‸20735'], 'Anführungszeichen', "'20735'"),
  booking('one gearing without brackets', ['gearings: [5, 10, 20]', 'gearings: ‸5'], 'Liste', '[5]'),
  booking('a gearing with a decimal comma', ['gearings: [5, 10, 20]', "gearings: [‸'2,5', 10]"], 'Zahl', '2.5'),
  booking(
    'a type that is misspelt',
    ['entitySubType: DISCOUNT_CERTIFICATE', 'entitySubType: ‸DISCOUNT_CERTIFICAT'],
    'keinen gültigen Wert',
    'DISCOUNT_CERTIFICATE',
  ),
  booking(
    'entries that are missing',
    ['cryptoTraderBox:\n  name: Krypto handeln\n  entries: []', '‸cryptoTraderBox:\n  name: Krypto handeln'],
    'fehlt „entries“',
  ),
  booking('a link to a page that there is not', ['url: /aktien', 'url: ‸/aktein'], 'führt ins Leere', '/aktien'),
  booking('an instrument that there is not', ["underlying: '20735'", "underlying: ‸'20736'"], 'Instrument'),
  campaign('an id twice', ['id: 30102', 'id: ‸30101'], 'gibt es schon'),
  campaign('a type in small letters', ['type: TEASER', 'type: ‸Teaser'], 'keinen gültigen Wert', 'TEASER'),
  campaign('a level in German', ['level: WARNING', 'level: ‸Warnung'], 'keinen gültigen Wert', 'WARNING'),
  campaign('a switch in German', ['simuliert\n        isClosable: true', 'simuliert\n        isClosable: ‸ja'], 'true oder false', 'true'),
  campaign('a campaign that there is not', ['campaign: 301', 'campaign: ‸310'], 'Kampagne', '301'),
  campaign('a page that there is not', ['url: /ratgeber', 'url: ‸/ratgebr'], 'führt ins Leere', '/ratgeber'),
  campaign(
    'a link in its text that leads nowhere',
    ['text: \'Mehr in den <a href="/ratgeber">', 'text: ‸\'Mehr in den <a href="/ratgeberr">'],
    'führt ins Leere',
    '/ratgeber',
  ),
  campaign('a picture that there is not', ['photoId: anleihen-grundlagen', 'photoId: ‸anleihen-grundlage'], 'Bild', 'anleihen-grundlagen'),
  campaign('an end before its beginning', ["end: '2026-12-31'", "end: ‸'2025-12-31'"], 'bevor sie'),
  campaign('a device in small letters', ['[DESKTOP, TABLET]', '[‸desktop, TABLET]'], 'keinen gültigen Wert', 'DESKTOP'),
  campaign('one device without brackets', ['devices: [DESKTOP, TABLET]', 'devices: ‸DESKTOP'], 'Liste', '[DESKTOP]'),
];
