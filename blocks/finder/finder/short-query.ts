import { typedNumber } from './typed-number.ts';

/**
 * Shortest query for a form's fields, in the form of links: ticked boxes (`land.DE=on`) become one value (`land=DE,FR`), bounds
 * (`hebel.von=2`) one range (`hebel=2;4`). Empty fields are left out unless they clear a preset.
 */
export function shortQuery(fields: Iterable<readonly [name: string, value: unknown]>, presets: ReadonlySet<string>): string {
  const query = new Map<string, string>();
  const bounds = new Map<string, { von?: string; bis?: string }>();
  for (const [field, value] of fields) {
    const text = String(value).trim();
    const [name = '', ...rest] = field.split('.');
    const part = rest.join('.');
    const known = query.get(name) ?? '';
    if (part === 'von' || part === 'bis') {
      bounds.set(name, { ...bounds.get(name), [part]: typedNumber(text) });
      query.set(name, '');
    } else if (part === '') query.set(name, text);
    else query.set(name, known === '' ? part : `${known},${part}`);
  }
  for (const [name, { von = '', bis = '' }] of bounds) query.set(name, von === '' && bis === '' ? '' : `${von};${bis}`);
  return [...query]
    .filter(([name, value]) => value !== '' || presets.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');
}
