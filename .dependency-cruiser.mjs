import { floorRules } from './tests/floors/rules.ts';

/** The floors of docs/architecture.md: a room imports only from rooms below it. `npm test` runs this over the whole project. */
export default {
  forbidden: floorRules(''),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/\\.next/', '^\\.cache/', '^\\.data/', '^site/public/assets/', '^tests/fixtures/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
