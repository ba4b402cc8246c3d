import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { main, Problem, root } from './lib/project.mjs';

/** Sample rate of espeak-ng in Hz, and bit rate of the recording. */
const RATE = 22_050;
const KILOBITS = 24;
const PAUSE_SECONDS = 0.5;
/** Voices by speaker; other speakers get the first voice. */
const VOICES = { Henrik: 'de+m3', Konrad: 'de+m7', Samira: 'de+f2', Jule: 'de+f4', Theresa: 'de+f5' };

/**
 * `npm run podcast:speak -- FILE …`: reads podcast episodes aloud with espeak-ng, writes the recordings to `site/public/audio` and their
 * length, size and chapters (one for each headline) to the articles, preserving comments. Needs espeak-ng and lame.
 */
await main(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Problem('Nenne Folgen, zum Beispiel: npm run podcast:speak -- content/podcasts/restlaufzeit-01.yaml');
  for (const file of files) speak(file);
});

function speak(file) {
  const source = readFileSync(file, 'utf8');
  const document = parseDocument(source);
  const { podcast, headline, contentItems } = document.toJS();
  if (podcast === undefined) throw new Problem(`${file} ist keine Folge eines Podcasts.`);
  const name = `${podcast.series}-${String(podcast.episode).padStart(2, '0')}.mp3`;
  const parts = [say(headline, VOICES.Henrik), pause()];
  const chapters = [];
  for (const { type, value } of contentItems) {
    if (type === 'headline') chapters.push({ start: Math.floor(secondsOf(parts)), title: value });
    if (type !== 'paragraph') continue;
    const [, speaker = 'Henrik', text] = /^(?:<strong>(\p{L}+):<\/strong>\s*)?(.*)$/su.exec(value.trim()) ?? [];
    parts.push(say(text.replaceAll(/<[^>]*>/gu, ''), VOICES[speaker] ?? VOICES.Henrik), pause());
  }
  const folder = join(root, 'site/public/audio');
  mkdirSync(folder, { recursive: true });
  const target = join(folder, name);
  const options = ['-r', '-s', String(RATE / 1_000), '-m', 'm', '--bitwidth', '16', '-b', String(KILOBITS), '--quiet', '-', target];
  run('lame', options, Buffer.concat(parts));
  const audio = { file: name, seconds: Math.round(secondsOf(parts)), bytes: statSync(target).size };
  const { audio: _audio, chapters: _chapters, ...rest } = podcast;
  const [from, to] = document.get('podcast', true).range;
  const noted = stringify(
    { ...rest, audio, chapters },
    { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', collectionStyle: 'flow', lineWidth: 0 },
  );
  writeFileSync(file, `${source.slice(0, from)}${noted.trim()}${source.slice(to)}`);
  console.log(`${name}: ${audio.seconds} s, ${audio.bytes} Bytes, ${chapters.length} Kapitel`);
}

/** Samples of 16 bits of a spoken text, without the header of espeak-ng's file. */
function say(text, voice) {
  const wave = run('espeak-ng', ['-v', voice, '-s', '150', '-g', '4', '--stdout'], Buffer.from(text));
  return wave.subarray(wave.indexOf('data') + 8);
}

function pause() {
  return Buffer.alloc(Math.round(RATE * PAUSE_SECONDS) * 2);
}

function secondsOf(parts) {
  return parts.reduce((sum, { length }) => sum + length, 0) / 2 / RATE;
}

function run(program, options, input) {
  const { error, status, stdout, stderr } = spawnSync(program, options, { input, maxBuffer: 2 ** 28 });
  if (error) throw new Problem(`„${program}“ fehlt: apt-get install espeak-ng lame`);
  if (status !== 0) throw new Problem(`„${program}“ gelang nicht: ${stderr}`);
  return stdout;
}
