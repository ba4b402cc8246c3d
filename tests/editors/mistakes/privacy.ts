import { gone, wrong, type Mistake } from '../mistake.ts';

/** Mistakes in consent, external hosts, advertising and the data of counted events. */
export const privacy: readonly Mistake[] = [
  wrong('consent: a purpose that nobody is asked for', 'consent.yaml', ['purpose: 4,', 'purpose: ‸5,'], 'Den Zweck 5'),
  wrong(
    'consent: an ad server under another purpose',
    'consent.yaml',
    ['environments: [testing], purpose: 2', 'environments: [testing], purpose: ‸4'],
    'Zweck 2',
    '2',
  ),
  gone('consent: no purpose for what the portal keeps', 'consent.yaml', /  - \{ id: 1, .*\n/u, 'purposes:', 'Der Zweck 1 fehlt'),
  wrong('consent: a purpose twice', 'consent.yaml', ['id: 4', 'id: ‸2'], 'gibt es schon', undefined, 1),
  wrong('consent: an environment', 'consent.yaml', ['[production]', '[‸produktion]'], 'keinen gültigen Wert', 'production'),
  wrong('consent: a kind of tracker', 'consent.yaml', ['kind: ad-pixel', 'kind: ‸ad-pixl'], 'keinen gültigen Wert', 'ad-pixel'),
  wrong(
    'consent: a program without TLS',
    'consent.yaml',
    ['address: /stand-in/pixel.js', 'address: ‸http://pixel.example/a.js'],
    'Form',
    'https://pixel.example/a.js',
  ),
  wrong('consent: a decision that holds longer', 'consent.yaml', ['cookieDays: 180', 'cookieDays: ‸365'], 'keinen gültigen Wert', '180'),
  wrong('consent: a campaign that leads nowhere', 'consent.yaml', ['to: /news', 'to: ‸/nws'], 'führt ins Leere', '/news'),
  wrong('consent: a host with https', 'consent.yaml', ['host: video.parkett.example', 'host: ‸https://video.parkett.example'], 'Form'),
  wrong('consent: a host twice', 'consent.yaml', ['host: www.youtube-nocookie.com', 'host: ‸video.parkett.example'], 'gibt es schon'),
  wrong('ads: a slot that does not exist', 'ads.yaml', ['name: bottom', 'name: ‸botom'], 'keinen gültigen Wert', 'bottom'),
  wrong('ads: a slot behind one that is not there', 'ads.yaml', ['slot: middle', 'slot: ‸midle'], 'Den Werbeplatz', 'middle'),
  wrong('ads: a slot for no window', 'ads.yaml', ['upTo: 1023', 'from: 1340, upTo: ‸1023'], 'beginnt aber erst'),
  wrong('ads: a channel below a path without pages', 'ads.yaml', ['/realtime]', '‸/realtim]'], 'liegt keine Seite', '/realtime'),
  wrong('ads: a channel that holds nowhere', 'ads.yaml', ['channel: homepage, at: [/]', 'channel: ‸homepage'], 'keinen Pfad'),
  wrong(
    'analytics: another kind of traffic',
    'analytics.yaml',
    ['appTraffic: public', 'appTraffic: ‸publik'],
    'keinen gültigen Wert',
    'public',
  ),
  wrong('analytics: a version of two numbers', 'analytics.yaml', ['appVersion: 5.181.0', 'appVersion: ‸5.181'], 'Text', "'5.181'"),
];
