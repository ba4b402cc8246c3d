import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const root = resolve(import.meta.dirname, '..');

/** Next only renders pages; our own server in front of it compresses, caches and sets headers. */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  // Bundles only the components that islands use; imported, Mantine would load all of its eight hundred modules.
  transpilePackages: ['@mantine/core', '@mantine/hooks'],
  // Types are checked once for the whole project (`npm test -- checks`).
  typescript: { ignoreBuildErrors: true },
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Pages are cached by our server (`server/page-cache.ts`); Next caches only the few that are rendered at build time.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
};

// Next reads its configuration from the default export.
export default config;
