/**
 * Packages that the programs of a room may import, tests excluded. npm installs all packages into one folder, which every room can import
 * from; this list replaces a `package.json` per room (docs/decisions/0043-rooms-are-not-workspaces.md).
 */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  // Temporal belongs to the language; the package is a polyfill until Node has it.
  domain: ['temporal-polyfill'],
  documents: ['ajv', 'lru-cache', 'yaml'],
  entrance: ['@fastify/proxy-addr', 'ipaddr.js', 'lru-cache'],
  client: ['@tanstack/react-query', 'openapi-fetch', 'react'],
  // Compiled validators import Ajv.
  gateway: ['ajv', 'ajv-formats', 'commander', 'fast-json-patch', 'ws'],
  subjects: [],
  blocks: [
    '@mantine/core', '@tanstack/react-query', 'ajv', 'hyphen', 'ical-generator', 'lightweight-charts', 'react', 'react-dom', 'sanitize-html', 'yaml',
  ],
  renderer: ['react', 'react-dom'],
  market: ['csv-parse', 'date-holidays', 'lru-cache', 'quickselect', 'yaml'],
  provider: [
    '@electric-sql/pglite', '@fastify/accept-negotiator', '@nats-io/transport-node', '@scalar/fastify-api-reference', 'ajv', 'ajv-formats',
    'commander', 'csv-parse', 'drizzle-orm', 'fastify', 'fastify-openapi-glue', 'fresh', 'lru-cache', 'nodemailer', 'pg', 'prom-client', 'ws',
    'yaml',
  ],
  site: [
    '@fastify/accept-negotiator', '@fontsource-variable/inter', '@vitejs/plugin-react', 'chokidar', 'cookie', 'feedsmith', 'fresh', 'httpxy',
    'lru-cache', 'next', 'openapi-fetch', 'react', 'react-dom', 'send', 'subset-font', 'vite',
  ],
  composer: [
    '@atlaskit/pragmatic-drag-and-drop', '@atlaskit/pragmatic-drag-and-drop-hitbox', '@codemirror/autocomplete', '@codemirror/commands',
    '@codemirror/lang-yaml', '@codemirror/language', '@codemirror/lint', '@codemirror/state', '@codemirror/view', '@lezer/highlight',
    '@mantine/core', '@mantine/hooks', '@tanstack/react-query', '@tanstack/react-virtual', '@vitejs/plugin-react', 'fast-json-patch', 'lru-cache',
    'lucide-react', 'next', 'react', 'react-dom', 'react-image-crop', 'saxes', 'sharp', 'vite', 'wouter', 'yaml',
  ],
  codegen: [
    'ajv', 'ajv-formats', 'chokidar', 'commander', 'json-schema-to-typescript', 'lightningcss', 'lru-cache', 'openapi-fetch',
    'openapi-typescript', 'orval', 'oxfmt', 'rolldown', 'typescript', 'yaml',
  ],
}; // prettier-ignore
