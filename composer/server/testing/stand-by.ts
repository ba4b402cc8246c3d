// node composer/server/testing/stand-by.ts CONFIG CONTENT IMAGES DATA: an idle composer, like that of a second portal on the same folders.
// Prints a line when it is ready.
import { resolve } from 'node:path';
import { createComposer } from '../composer.ts';
import { articlesIn } from './articles-in-folder.ts';

const [config = '', content = '', images = '', data = ''] = process.argv.slice(2);
createComposer({
  folders: { config, content, images },
  articles: articlesIn(content),
  data,
  project: resolve(import.meta.dirname, '../../..'),
  access: () => Promise.reject(new Error('Nobody comes in')),
  call: () => Promise.reject(new Error('No provider')),
});
setInterval(() => undefined, 60_000);
process.stdout.write('there\n');
