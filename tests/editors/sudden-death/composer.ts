import { setTimeout as pause } from 'node:timers/promises';
import { isAway, publish } from '#composer/server/publication.ts';
import { readDocumentText } from '#composer/server/files.ts';
import { DOCUMENTS, partsOf } from './parts.ts';

// Publishes articles and a configuration document together, repeatedly, until the process is killed. Arguments: folder, address of the
// provider.
const [root = '', provider = ''] = process.argv.slice(2);
const parts = partsOf(root, provider);
await parts.articles.refresh();
for (let round = 0; ; round += 1) {
  const steps = DOCUMENTS.map((file) => {
    const was = readDocumentText(parts.folders, file);
    return { file, was, is: `${(was ?? '').replace(/# Runde .*\n$/u, '')}# Runde ${process.pid}-${round}\n` };
  });
  try {
    await publish(parts, steps, { editor: { name: 'Anna', email: 'anna@verlag.example' }, message: 'Runde' });
    process.stdout.write(`${round}\n`);
  } catch (error) {
    // The provider died before it had prepared the publication.
    if (!isAway(error)) throw error;
    await pause(20);
  }
}
