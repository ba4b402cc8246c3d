// Baseline of a route: the bytes of BODY, sent by Fastify without further work.
import fastify from 'fastify';

const body = process.env.BODY ?? '';
const app = fastify();
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(process.env.PORT) });
process.on('SIGTERM', () => void app.close());
