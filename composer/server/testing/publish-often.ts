import { publish } from '../publication.ts';
import { readDocumentText } from '../files.ts';

// A process that publishes two documents together, again and again, until somebody ends it. Arguments: config, content, data.
const [config = '', content = '', data = ''] = process.argv.slice(2);
const folders = { config, content, images: '' };
const files = ['updates.yaml', 'redirects.yaml'];
for (let round = 0; ; round += 1) {
  const steps = files.map((file) => {
    const was = readDocumentText(folders, file);
    return { file, was, is: `${(was ?? '').replace(/# Runde .*\n$/u, '')}# Runde ${process.pid}-${round}\n` };
  });
  publish(folders, data, steps);
  if (round === 0) process.stdout.write('begun\n');
}
