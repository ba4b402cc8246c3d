import { resolve } from 'node:path';
import type { NextConfig } from 'next';

const root = resolve(import.meta.dirname, '..');

/** Next is the host of one page; our own server in front compresses, caches and sets the headers. */
const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  // Bundled, the server reads the components that islands use; imported, it would read all eight hundred modules.
  transpilePackages: ['@mantine/core', '@mantine/hooks'],
  // Types are checked once for the whole project (`npm test -- checks`).
  typescript: { ignoreBuildErrors: true },
  compress: false,
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Our server keeps pages (`server/page-cache.ts`); Next has the few that it draws while it is built.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
};

// Next reads its configuration from the default export.
export default config;
