import type { ContentPage } from '../../generated/types.ts';
import type { ManyKind } from '../kind.ts';

export const kind: ManyKind<ContentPage> = {
  key: 'slug',
  unique: { slug: { as: 'Den slug', expected: 'ein slug, den keine andere Inhaltsseite hat' } },
  named: { reference: 'content-page', by: ['slug'], label: ['title'], as: 'Den Text' },
  pages: { subject: 'content', by: ['slug'] },
  looksLike: (value) => Object.hasOwn(value, 'slug') && Array.isArray(value['body']),
};
