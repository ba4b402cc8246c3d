import type { Fault, PlacedFault } from '../fault.ts';
import { suggested } from '../suggest.ts';
import { repeated, type References } from './context.ts';
import type { Content, Directory, ArticleDocument } from './content.ts';

type Episode = NonNullable<ArticleDocument['podcast']>;

/** Reports rows that are shorter or longer than their head, and photos and summaries that show nothing. */
export function bodyFaults({ contentItems }: ArticleDocument): Fault[] {
  return contentItems.flatMap((item, index): Fault[] => {
    const path = ['contentItems', index];
    if (item.type === 'photo' && item.cloudinaryId === undefined && item.photoUrl === undefined)
      return [
        {
          rule: 'missing-image',
          path: [...path, 'type'],
          part: 'value',
          message: 'Diesem Foto fehlt das Bild; die Seite zeigt nichts.',
          expected: 'cloudinaryId oder photoUrl',
        },
      ];
    if (['summary', 'NewsSummary'].includes(item.type) && item.value === undefined && item.values === undefined)
      return [
        {
          rule: 'missing-text',
          path: [...path, 'type'],
          part: 'value',
          message: 'Dieser Zusammenfassung fehlt der Text; die Seite zeigt nichts.',
          expected: 'value (ein Absatz) oder values (Stichpunkte)',
        },
      ];
    const [head, ...rows] = item.type === 'table' ? (item.rows ?? []) : [];
    return rows.flatMap((row, number): Fault[] =>
      head === undefined || row.length === head.length
        ? []
        : [
            {
              rule: 'wrong-row',
              path: [...path, 'rows', number + 1],
              part: 'value',
              message: `Die Zeile hat ${row.length} Zellen, die Tabelle ${head.length} Spalten.`,
              expected: `${head.length} Zellen`,
            },
          ],
    );
  });
}

/**
 * Reports episodes that a series has twice, recordings that are missing or differ from their description, and chapters outside of their
 * recording.
 */
export function episodeFaults({ articles, directory }: Content, audio: References['audio']): PlacedFault[] {
  const episodes = articles.flatMap(({ value, source }) => (value.podcast === undefined ? [] : [{ source, podcast: value.podcast }]));
  const twice = repeated(episodes, ({ podcast: { series, episode } }) => `${series} ${episode}`).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule: 'duplicate-episode',
      path: ['podcast', 'episode'],
      part: 'value' as const,
      message: `Die Folge ${entry.podcast.episode} von „${entry.podcast.series}“ ist schon ${first.source.file}.`,
      expected: `eine Nummer, die noch keine Folge hat: ${nextEpisode(entry.podcast, episodes)}`,
      suggestion: String(nextEpisode(entry.podcast, episodes)),
    },
  }));
  const files = repeated(
    episodes.flatMap(({ podcast, source }) => (podcast.audio === undefined ? [] : [{ file: podcast.audio.file, source }])),
    ({ file }) => file,
  ).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule: 'duplicate-recording',
      path: ['podcast', 'audio', 'file'],
      part: 'value' as const,
      message: `Die Aufnahme „${entry.file}“ hat schon ${first.source.file}.`,
      expected: 'eine Aufnahme, die zu keiner anderen Folge gehört',
    },
  }));
  const own = episodes.flatMap(({ podcast, source }) =>
    [...streamFaults(podcast, directory?.value.podcasts), ...recordingFaults(podcast, audio), ...chapterFaults(podcast)].map((fault) => ({
      source,
      fault,
    })),
  );
  return [...twice, ...files, ...own];
}

function nextEpisode({ series }: Episode, episodes: readonly { readonly podcast: Episode }[]): number {
  return Math.max(...episodes.flatMap(({ podcast }) => (podcast.series === series ? [podcast.episode] : []))) + 1;
}

/** Reports a stream that differs from the one of the episode's series: apps look for its episodes there. */
function streamFaults({ series, stream }: Episode, podcasts: Directory['podcasts'] | undefined): Fault[] {
  const own = podcasts?.find(({ alias }) => alias === series);
  if (own === undefined || own.contentStreamIds.includes(stream)) return [];
  const other = podcasts?.find(({ contentStreamIds }) => contentStreamIds.includes(stream));
  const [only, ...more] = own.contentStreamIds;
  return [
    {
      rule: 'wrong-stream',
      path: ['podcast', 'stream'],
      part: 'value',
      message: `Der Strom ${stream} gehört ${other === undefined ? 'zu keiner Reihe' : `zu „${other.alias}“`}, nicht zu „${series}“.`,
      expected: `ein Strom von „${series}“: ${own.contentStreamIds.join(', ')}`,
      ...(only === undefined || more.length > 0 ? {} : { suggestion: String(only) }),
    },
  ];
}

function recordingFaults({ audio }: Episode, known: References['audio']): Fault[] {
  if (audio === undefined || known === undefined) return [];
  const size = known.get(audio.file);
  if (size === undefined) {
    const names = [...known.keys()];
    return [
      {
        rule: 'unknown-recording',
        path: ['podcast', 'audio', 'file'],
        part: 'value',
        message: `Die Aufnahme „${audio.file}“ gibt es nicht.`,
        expected: 'eine Datei unter site/public/audio',
        suggest: () => suggested(audio.file, names),
      },
    ];
  }
  if (size === audio.bytes) return [];
  return [
    {
      rule: 'wrong-size',
      path: ['podcast', 'audio', 'bytes'],
      part: 'value',
      message: `Die Aufnahme „${audio.file}“ ist ${size} Bytes groß; hier steht ${audio.bytes}.`,
      expected: String(size),
      suggestion: String(size),
    },
  ];
}

/** Reports chapters that do not begin after the preceding one and within the recording. */
function chapterFaults({ audio, chapters = [] }: Episode): Fault[] {
  return chapters.flatMap(({ start }, index): Fault[] => {
    const base = { rule: 'wrong-order', path: ['podcast', 'chapters', index, 'start'], part: 'value' } as const;
    if (audio !== undefined && start >= audio.seconds) {
      const message = `Dieses Kapitel beginnt nach ${start} Sekunden; die Aufnahme dauert nur ${audio.seconds}.`;
      return [{ ...base, message, expected: `eine Zahl unter ${audio.seconds}` }];
    }
    const before = chapters[index - 1]?.start ?? -1;
    if (start > before) return [];
    const message = `Dieses Kapitel beginnt nach ${start} Sekunden, nicht nach dem vorigen (${before}).`;
    return [{ ...base, message, expected: `eine Zahl über ${before}` }];
  });
}
