import { helpersFor } from './lib/bench-helpers.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { checkNode } from './lib/checks-before-start.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { endCommandsOnSignal, runHere } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, projectNode } from './lib/project.mjs';

/**
 * `npm run bench:NAME`: prepares and runs a benchmark. `built` and `chromium` are requirements; if one is missing, it ends with
 * instructions. `helpers` are system programs without which it reports fewer figures. `parts` are separate benchmarks, selected after the
 * name, as in `npm run bench:composer -- sizes`; `components` marks a benchmark that renders components of blocks itself.
 */
const BENCHES = {
  page: { file: 'tests/bench/page.ts', built: true, chromium: true, helpers: ['nginx', 'wrk'] },
  lighthouse: { file: 'tests/bench/lighthouse.ts', built: true, chromium: true },
  finder: { file: 'tests/bench/finder/main.ts', built: true, chromium: true },
  render: { file: 'tests/bench/render/main.ts' },
  edit: { file: 'tests/bench/edit.ts', built: true, chromium: true },
  search: { file: 'tests/bench/search.ts', built: true, chromium: true },
  composer: {
    file: 'tests/bench/composer/main.ts',
    built: true,
    chromium: true,
    parts: {
      sizes: { file: 'tests/bench/composer/sizes.ts', components: true },
      load: { file: 'tests/bench/composer/load.ts', built: true },
    },
  },
  live: { file: 'tests/bench/live/main.ts', chromium: true },
  chart: { file: 'tests/bench/chart/main.ts', chromium: true },
  client: { file: 'tests/bench/client.ts' },
  codegen: { file: 'tests/bench/codegen.ts' },
  config: { file: 'tests/bench/config.ts' },
  ready: { file: 'tests/bench/ready.ts', built: true },
  memory: { file: 'tests/bench/memory.ts', built: true },
  market: { file: 'tests/bench/market.ts' },
  money: { file: 'tests/bench/money.ts' },
  provider: { file: 'tests/bench/provider/main.ts' },
  gateway: { file: 'tests/bench/gateway/main.ts' },
  bytes: { file: 'tests/bench/gateway/bytes.ts' },
};

await main(async () => {
  checkNode();
  const [name, ...given] = process.argv.slice(2);
  const part = BENCHES[name]?.parts?.[given[0]];
  const [bench, parameters] = part === undefined ? [BENCHES[name], given] : [part, given.slice(1)];
  if (bench === undefined) throw new Problem(`Den Benchmark „${name ?? ''}“ gibt es nicht. Es gibt: ${Object.keys(BENCHES).join(', ')}.`);
  endCommandsOnSignal();
  await ensureInstalled();
  const env = bench.chromium ? { PARKETT_CHROMIUM: await ensureChromium() } : {};
  if (bench.built) await ensureBuilt();
  await helpersFor(bench.helpers ?? []);
  const hooks = bench.components ? ['--import', './tests/truth/tsx-hook.ts'] : [];
  process.exitCode = await runHere(projectNode(), [...hooks, bench.file, ...parameters], env);
});
