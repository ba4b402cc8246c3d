import { join } from 'node:path';
import { realDisk } from '#documents/files/disk.ts';
import { endPublication, publish } from '#composer/server/publication.ts';
import { DOCUMENTS, foldersAt, startBoth } from './portal.ts';

// Publishes pages and articles together, repeatedly, until the process is killed. Argument: the folder.
const folders = foldersAt(process.argv[2] ?? '');
const parts = await startBoth(folders, realDisk, realDisk);
const editor = { id: 'anna', name: 'Anna Beispiel', email: 'anna@verlag.example' };
for (let round = 0; ; round += 1) {
  const publication = `${process.pid}-${round}`;
  const steps = DOCUMENTS.map((file) => ({ file, was: folders.text(file), is: `Runde ${publication}\n` }));
  const by = { editor, message: 'Runde', publication };
  await publish(parts, steps, by, { by, drafts: [] });
  endPublication(join(folders.root, 'data'), publication);
  if (round === 0) process.stdout.write('begun\n');
}
