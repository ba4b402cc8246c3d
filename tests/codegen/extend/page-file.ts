import type { Addition } from './addition.ts';

/** A plain-text file beside each page with a text section: that text without its frame. */
export const pageFile: Addition = {
  creates: {
    'blocks/market/text-section/files.ts': `import type { TextSectionProps } from '../../generated/props.ts';
import type { BlockFiles } from '../../kit/block-file.ts';

/** The text of a section, for who reads it elsewhere. */
export const files: BlockFiles<TextSectionProps> = {
  txt: {
    type: 'text/plain; charset=utf-8',
    write: ({ title, path, origin }) => Promise.resolve(\`\${title}\\n\${new URL(path, origin).href}\\n\`),
  },
};
`,
  },
};
