import { knownOf, type SubjectKind } from '#documents/reader/references/instances.ts';
import { filledRoute } from '#documents/routes/pattern.ts';
import { subjectInstances } from '../generated/instances.ts';
import { subjectModules } from '../generated/modules.ts';
import type { SitemapEntry, SitemapSource } from './subject-module.ts';

/** Addresses of a kind for the sitemap, from the pages about it. */
export async function listedAddresses(kind: SubjectKind, source: SitemapSource<SubjectKind>): Promise<readonly SitemapEntry[]> {
  const { sitemap } = subjectModules[kind];
  if (sitemap === 'none') return [];
  return sitemap === 'documents' ? namedAddresses(kind, source) : sitemap.list(source);
}

/** All addresses of a kind that documents name, without those hidden from search engines. */
export function namedAddresses(kind: SubjectKind, { pages, config }: Pick<SitemapSource<SubjectKind>, 'pages' | 'config'>): SitemapEntry[] {
  return pages.flatMap(({ config: subject, route }) =>
    (subjectInstances[kind].all(subject, knownOf(config)) ?? [])
      .filter(({ document, isSecond }) => isSecond !== true && document?.robots !== 'noindex')
      .map(({ values, document }) => ({
        path: filledRoute(route, values),
        ...(document?.updated === undefined ? {} : { lastModified: document.updated }),
      })),
  );
}
