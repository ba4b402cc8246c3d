import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import { moneyTyped } from '#domain/money/german.ts';
import { jsonNumber } from '#domain/money/money.ts';
import { slugOf } from '#domain/text/slug.ts';
import { freeName, wrong, type Template } from './template.ts';

/** Product that can be bought, as an entry of products.yaml. */
export const product: Template = {
  id: 'product',
  name: 'Neues Produkt',
  description: 'Ein Produkt zum Kaufen, mit eigener Seite. Weitere Funktionen schaltest du danach frei.',
  questions: ({ loaded: { config } }) => [
    { key: 'name', label: 'Wie heißt das Produkt?', type: 'text', example: 'Premium Familie' },
    { key: 'price', label: 'Was kostet es im Monat, in Euro?', type: 'text', example: '12,90' },
    { key: 'description', label: 'Für wen ist es, in einem Satz?', type: 'long-text', example: 'Für alle, die zu zweit anlegen.' },
    {
      key: 'feature',
      label: 'Was öffnet es zuerst?',
      type: 'choice',
      choices: config.products.features.map(({ code, label }) => ({ value: code, label })),
    },
  ],
  make({ name = '', price = '', description = '', feature = '' }, { loaded: { config } }) {
    const { products } = config.products;
    const amount = moneyTyped(price, 'EUR');
    if (amount === undefined || amount.minor <= 0n) wrong('price', 'Der Preis ist ein Betrag wie 12,90.');
    if (!config.products.features.some(({ code }) => code === feature)) wrong('feature', 'Wähle, was das Produkt öffnet.');
    const slug = slugOf(name);
    if (slug === '') wrong('name', 'Der Name braucht Buchstaben.');
    const key = freeName(slug, (free) => products.some((other) => [other.code, other.product, other.key].includes(free)));
    const value = {
      code: key,
      product: key,
      key,
      url: pathOf(routesOf(config), 'product', { product: key }),
      name,
      description,
      infoText: description,
      order: Math.max(0, ...products.map(({ order }) => order)) + 1,
      price: jsonNumber(amount),
      trackingName: key.replaceAll('-', '_'),
      paymentProductId: key.toUpperCase(),
      features: [feature],
      thankyouPage: { buttonUrl: '/', buttonLabel: 'Zur Startseite' },
    };
    return { file: 'products.yaml', add: { path: '/products/-', value } };
  },
};
