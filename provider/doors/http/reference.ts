import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { Contract } from './contract.ts';

// Whatever the viewer would like to load from elsewhere, the browser refuses it.
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
export async function addReference(app: FastifyInstance, contract: Contract): Promise<void> {
  const text = JSON.stringify({ ...contract, tags: shownTags(contract.tags) });
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      reply.header('content-security-policy', POLICY);
      return typeof payload === 'string' ? payload.replace('<html>', '<html lang="de">') : payload;
    });
    await scope.register(reference, {
      routePrefix: '/docs',
      logLevel: 'silent',
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
  });
}

/** The viewer shows the German name of an area instead of the technical one. */
function shownTags(tags: unknown): unknown[] {
  const list = Array.isArray(tags) ? (tags as readonly { name: string; description?: string }[]) : [];
  return list.map(({ name, description }) => ({ name, 'x-displayName': description ?? name }));
}
