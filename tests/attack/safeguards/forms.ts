import { edit, type Safeguard } from '../runner/safeguard.ts';

const reader = 'site/forms/read-multipart.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'forms-oversized-file',
    edits: [edit(reader, 'if (read > MOST_READ) return end(refused(413, messages.uploadTooLarge));', '')],
    isBuilt: true,
  },
  {
    attack: 'forms-many-parts',
    edits: [edit(reader, 'const MOST_FIELDS = 200;', 'const MOST_FIELDS = 1_000_000;')],
    isBuilt: true,
  },
  {
    attack: 'forms-long-fields',
    edits: [edit(reader, '|| text > mostText)', ')')],
    isBuilt: true,
  },
  {
    attack: 'forms-wrong-kind',
    edits: [edit('site/forms/text-of-file.ts', 'return { message: fileIsNoText(name) };', 'return { text, name };')],
    isBuilt: true,
  },
  {
    attack: 'forms-slow-file',
    edits: [edit(reader, 'export const UPLOAD_TIME = 8_000;', 'export const UPLOAD_TIME = 80_000;')],
    isBuilt: true,
  },
  {
    attack: 'forms-confirmation',
    edits: [edit('site/forms/seal.ts', "['confirm', visitor, session ?? '', form, content]", "['confirm', form, content]")],
    isBuilt: true,
  },
  {
    attack: 'forms-confirmation',
    edits: [
      edit(
        'site/forms/receive-form.ts',
        'context.submissions.once(opened.id, opened.id, () => runConfirmed(form, sealed, context))',
        'runConfirmed(form, sealed, context)',
      ),
    ],
    isBuilt: true,
  },
];
