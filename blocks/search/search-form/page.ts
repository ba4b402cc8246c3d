import { generatedId } from '#blocks/kit/generated-id.ts';
import { prepareReport, report } from '#blocks/kit/search-report.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';

/** Tells analytics which hit of a search page is chosen and that another search is run; all that is told here belongs to one search. */
export function start(scapaId = `s-${generatedId()}`): void {
  void prepareReport();
  const choose = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const row = link?.closest('tr');
    const keys = row?.closest<HTMLElement>('[data-hits]')?.dataset['hits']?.split(' ') ?? [];
    const position = row ? Array.from(row.parentElement?.children ?? []).indexOf(row) : -1;
    const [entityType, entityValue] = keys[position]?.split(':') ?? [];
    if (entityType === undefined || entityValue === undefined) return;
    const name = link?.textContent.trim() ?? '';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Keys of hits come from the server; a list of kinds is one more file
    report('selectItem', scapaId, { position, targetContent: { entityType: entityType as EntityType, entityValue, name } });
  };
  document.addEventListener('click', choose);
  // The middle button opens a hit beside the page.
  document.addEventListener('auxclick', (event) => event.button === 1 && choose(event));
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches('.search-form__form')) report('instrumentSearch', scapaId);
  });
}
