import { publish } from '../publication.ts';
import { readDocumentText } from '../files.ts';
import { articlesIn } from './articles-in-folder.ts';

// Process that publishes two documents together in a loop until it is killed. Arguments: config, content, data.
const [config = '', content = '', data = ''] = process.argv.slice(2);
const folders = { config, content, images: '' };
const parts = { folders, data, articles: articlesIn(content) };
const files = ['updates.yaml', 'redirects.yaml'];
for (let round = 0; ; round += 1) {
  const steps = files.map((file) => {
    const was = readDocumentText(folders, file);
    return { file, was, is: `${(was ?? '').replace(/# Runde .*\n$/u, '')}# Runde ${process.pid}-${round}\n` };
  });
  await publish(parts, steps, { editor: { name: 'Anna', email: 'anna@verlag.example' }, message: 'Runde' });
  if (round === 0) process.stdout.write('begun\n');
}
