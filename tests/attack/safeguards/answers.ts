import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'heavy-pages',
    edits: [
      edit('site/pages/bausteine.tsx', 'function getStaticProps', 'function getServerSideProps'),
      edit('site/pages/bausteine.tsx', ', revalidate: CACHE_SECONDS }', ' }'),
      edit(
        'site/server/requests/page-renderer.ts',
        'const rendered = await coalescer.join(options.key, renderFor, turn);',
        'const rendered = await coalescer.join(String(Math.random()), renderFor, turn);',
      ),
    ],
    isBuilt: true,
  },
  { attack: 'from-the-network', edits: [edit('entrance/reach.ts', "OWN_HOST = '127.0.0.1'", "OWN_HOST = '0.0.0.0'")] },
];
