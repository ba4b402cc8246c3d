import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'preview-link-as-plus',
    edits: [edit('composer/server/preview.ts', 'as: link.as,', 'as: /vorschau-als=([\\w-]+)/u.exec(address)?.[1] ?? link.as,')],
  },
  {
    attack: 'preview-link-after-removal',
    edits: [
      edit(
        'composer/server/preview-links.ts',
        'if (link === undefined || !isEditor(link.editor)) return undefined;',
        'if (link === undefined) return undefined;',
      ),
    ],
  },
  {
    attack: 'foreign-link-as-own',
    edits: [
      edit(
        'documents/reader/references/links.ts',
        'return unsafeLink(link, place) ?? (isOwnLink(link, host) ? (pathFault(link, place, references) ?? endingSlash(link, place)) : undefined);',
        'return isOwnLink(link, host) ? (pathFault(link, place, references) ?? endingSlash(link, place)) : undefined;',
      ),
    ],
  },
];
