import type { Addition } from './addition.ts';

/** Browser part of the block: a button that reveals the term's address. */
export const island: Addition = {
  creates: {
    'blocks/market/term-definition/live.client.tsx': `import { useState } from 'react';

export interface TermMarkProps {
  readonly alias: string;
}

/** Shows by which word the term is found. */
export function Island({ alias }: TermMarkProps) {
  const [isShown, setShown] = useState(false);
  return (
    <button type="button" onClick={() => setShown(!isShown)}>
      {isShown ? alias : 'Kurzform zeigen'}
    </button>
  );
}
`,
  },
  edits: {
    'blocks/market/term-definition/block.tsx': [
      {
        before: "import type { needs } from './data.ts';",
        text: "import { Island } from '../../kit/island.tsx';\nimport { Island as TermMark } from './live.client.tsx';\n",
      },
      {
        before: '    </section>',
        text: '      <Island name="term-definition/live" of={TermMark} props={{ alias: term.alias }} rule="interaction" />\n',
      },
    ],
  },
};
