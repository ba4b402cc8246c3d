import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'publication-file-as-folder',
    edits: [
      edit('composer/server/publication.ts', '  checkPossible(parts, own);\n', ''),
      edit(
        'composer/server/publication.ts',
        'if (!isAway(error)) return takenBack(parts, journal, error);',
        'if (!isAway(error)) throw error;',
      ),
      edit(
        'composer/server/publication.ts',
        'if (!(await isTraced(parts, journal))) await takenBack(parts, journal, error).catch(() => undefined);',
        'if (!(await isTraced(parts, journal))) throw error;',
      ),
    ],
  },
  {
    attack: 'publication-without-trace',
    edits: [
      edit('composer/server/handlers.ts', 'sentenceIn(body.message)', 'body.message'),
      edit(
        'composer/server/history.ts',
        'await commitFiles(wanted, scratch);',
        'await commitFiles(wanted, scratch).catch(() => undefined);',
      ),
    ],
  },
  {
    attack: 'publication-imitated-name',
    edits: [edit('composer/person.ts', "return name === '' || name === email ? email : `${name} (${email})`;", 'return name;')],
  },
  {
    attack: 'publication-reserved-address',
    edits: [
      edit(
        'documents/reader/references/pages.ts',
        'const reserved = reservedPart(segments);',
        'const reserved = reservedPart(segments.slice(segments.length));',
      ),
    ],
  },
  {
    attack: 'publication-pasted-script',
    isBuilt: true,
    edits: [edit('blocks/kit/text/rich-text.tsx', 'return sanitizeHtml(html, WHITELIST);', 'return html;')],
  },
];
