import type { LoadedConfig } from '../reader/assemble.ts';
import { CONTENT_FOLDER, type Kind } from '../reader/kinds.ts';
import { isRecord } from '../reader/path.ts';
import type { ReadDocument } from '../reader/read-document.ts';
import { comingPatterns, comingRoute, isLeftOut } from '../reader/coming-pages.ts';
import { spotOf, valueAt } from './origins.ts';
import type { Part } from './part.ts';

/** Use of a document by the portal itself, besides the blocks that read it. */
const BY_PORTAL: Partial<Readonly<Record<Kind, string>>> = {
  site: 'Auch Kopfangaben, Bilder, Sitemap und robots.txt richten sich danach.',
  comingPages: 'Steht auf keiner Seite: Verweise auf diese Adressen fehlen in Navigation, Kopf- und Fußzeile, bis es die Seiten gibt.',
  redirects: 'Steht auf keiner Seite: Der Server leitet Besucher der alten Adresse um.',
  articleBlocks: 'Danach wählt jeder Artikel den Baustein für jeden seiner Inhalte.',
  contentRules: 'Danach wird der Inhalt jedes Artikels zurechtgelegt, bevor seine Bausteine ihn zeigen.',
  products: 'Danach richten sich auch Rechte und Bestellung.',
};

/** Further notes on a part, as German sentences. */
export function notesOn({ good, config }: LoadedConfig, { kind, source }: ReadDocument, { path, root }: Part): string[] {
  const general = BY_PORTAL[kind];
  const ofContent = source.file.startsWith(CONTENT_FOLDER)
    ? 'Beiträge und ihr Verzeichnis liest der Datenanbieter; Seiten fragen ihn danach.'
    : undefined;
  const coming = isLeftOut(kind, path) ? comingText(good, config, valueAt(root, path)) : undefined;
  return [coming, general, ofContent].filter((note) => note !== undefined);
}

/** Describes an entry that is hidden because its page is still to come. */
function comingText(good: LoadedConfig['good'], { comingPages }: LoadedConfig['config'], entry: unknown): string | undefined {
  const { path, link = path, host } = isRecord(entry) ? entry : {};
  if (typeof link !== 'string') return undefined;
  const route = comingRoute({ link, host: typeof host === 'string' ? host : undefined }, comingPatterns(comingPages));
  const source = good.get('coming-pages.yaml')?.source;
  if (route === undefined || source === undefined) return undefined;
  const { file, line } = spotOf({ source, path: ['pages', comingPages.pages.indexOf(route)] });
  return `Noch nicht zu sehen: Die Seite ${route} kommt erst (${file}:${line}).`;
}
