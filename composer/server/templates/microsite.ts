import { slugOf } from '#domain/text/slug.ts';
import { documentText, freeName, wrong, type Template } from './template.ts';

/** Microsite of an issuer. */
export const microsite: Template = {
  id: 'microsite',
  name: 'Neue Microsite',
  description: 'Der Auftritt eines Emittenten mit seinen Derivaten.',
  questions: ({ loaded: { config } }) => [
    {
      key: 'customer',
      label: 'Für welchen Kunden?',
      help: 'Sein Name und sein Logo stehen oben.',
      type: 'choice',
      choices: config.customers.customers.map(({ id, shortName }) => ({ value: String(id), label: shortName })),
    },
    {
      key: 'layout',
      label: 'Was zeigt sie?',
      type: 'choice',
      choices: [
        { value: 'finder', label: 'Eine Suche in allen seinen Derivaten' },
        { value: 'list', label: 'Listen zu ausgewählten Basiswerten' },
      ],
    },
    {
      key: 'idIssuer',
      label: 'Welche Nummer hat der Emittent beim Datenanbieter?',
      help: 'Eine ganze Zahl; nach ihr werden seine Derivate gesucht.',
      type: 'text',
      example: '90005',
    },
  ],
  make({ customer = '', layout = '', idIssuer = '' }, { loaded: { config } }) {
    const found = config.customers.customers.find(({ id }) => String(id) === customer) ?? wrong('customer', 'Diesen Kunden gibt es nicht.');
    const id = /^[1-9]\d{0,8}$/u.test(idIssuer) ? Number(idIssuer) : wrong('idIssuer', 'Die Nummer ist eine ganze Zahl, wie 90005.');
    const other = config.issuers.find((issuer) => issuer.idIssuer === id);
    if (other !== undefined) wrong('idIssuer', `Die Nummer ${idIssuer} hat schon die Microsite „${other.name}“.`);
    const alias = freeName(slugOf(found.shortName) || 'emittent', (free) => config.issuers.some((issuer) => issuer.alias === free));
    const head = {
      alias,
      name: found.shortName,
      customerId: found.id,
      idIssuer: id,
      photoId: found.photoId,
      layout,
      profile: found.longName,
    };
    const [index] = config.indices.indices;
    const rest =
      layout === 'finder'
        ? { finderFilters: { idIssuer: id } }
        : layout === 'list' && index !== undefined
          ? { tabs: [{ title: index.name, alias: slugOf(index.alias), entityValues: [index.entityValue] }] }
          : wrong('layout', 'So lässt sich keine Microsite aufbauen.');
    return { file: `issuers/${alias}.yaml`, text: documentText('../../documents/kinds/issuer/issuer.schema.json', { ...head, ...rest }) };
  },
};
