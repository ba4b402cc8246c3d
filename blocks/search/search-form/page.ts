import { generatedId } from '#blocks/kit/generated-id.ts';
import { prepareReport, report } from '#blocks/kit/search-report.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';

/** Reports the chosen hit and new searches of a search page to analytics; all events of a page belong to one search. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Keys of hits come from the server; validating them adds a file
    report('selectItem', scapaId, { position, targetContent: { entityType: entityType as EntityType, entityValue, name } });
  };
  document.addEventListener('click', choose);
  // The middle mouse button opens a hit in another tab.
  document.addEventListener('auxclick', (event) => event.button === 1 && choose(event));
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.matches('.search-form__form')) report('instrumentSearch', scapaId);
  });
}
