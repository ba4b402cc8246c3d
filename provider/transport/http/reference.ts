import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isRecord } from '#documents/reader/path.ts';
import { notFound } from '../../base/fault.ts';
import type { Contract } from './contract.ts';

// Content security policy: the browser blocks everything that the viewer tries to load from elsewhere.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the bundled contracts at `/openapi.json` and a reference to browse and try them at `/docs`, all from this origin. */
export function addReference(app: FastifyInstance, contract: Contract): void {
  const text = JSON.stringify({ ...contract, tags: shownTags(contract.tags) });
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  let viewer: Promise<FastifyInstance> | undefined;
  const show = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    viewer ??= openViewer();
    const { statusCode, headers, body } = await (await viewer).inject(url);
    if (statusCode === 404) throw notFound(`No ${url}`, 'Diese Adresse gibt es nicht.');
    for (const name of ['content-type', 'location']) if (headers[name] !== undefined) reply.header(name, headers[name]);
    return reply.code(statusCode).header('content-security-policy', POLICY).send(body.replace('<html>', '<html lang="de">'));
  };
  for (const path of ['/docs', '/docs/*']) app.get(path, { logLevel: 'silent' }, show);
}

/** Opens the viewer of contracts. It has 17 MB, so it is only loaded by the first request. */
async function openViewer(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const viewer = fastify();
  await viewer.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: 'Parkett: Verträge',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      authentication: { preferredSecurityScheme: 'token' },
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  await viewer.ready();
  return viewer;
}

/** Returns the tags with the German name of an area instead of the technical one. */
function shownTags(tags: unknown): unknown[] {
  const list: readonly unknown[] = Array.isArray(tags) ? tags : [];
  return list.filter(isRecord).map(({ name, description }) => ({ name, 'x-displayName': description ?? name }));
}
