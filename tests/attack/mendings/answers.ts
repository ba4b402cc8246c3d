import { edit, type Mending } from '../runner/mending.ts';

export const mendings: readonly Mending[] = [
  {
    attack: 'heavy-pages',
    edits: [
      edit('site/pages/bausteine.tsx', 'function getStaticProps', 'function getServerSideProps'),
      edit('site/pages/bausteine.tsx', ', revalidate: KEPT_SECONDS }', ' }'),
      edit(
        'site/server/requests/page-drawer.ts',
        'const drawn = await flights.join(drawing.key, drawFor, turn);',
        'const drawn = await flights.join(String(Math.random()), drawFor, turn);',
      ),
    ],
    isBuilt: true,
  },
  { attack: 'from-the-network', edits: [edit('entrance/reach.ts', "OWN_HOST = '127.0.0.1'", "OWN_HOST = '0.0.0.0'")] },
];
