import type { SavedSearchNewProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Names and saves a search from a finder. */
export function SavedSearchNew({ form, page: { visitor } }: FormBlockView<SavedSearchNewProps>) {
  const finder = form.values['finder'] ?? '';
  if (finder === '' || visitor.who?.adminEmail !== undefined) return null;
  return (
    <section className="saved-search-new">
      <BlockHead title="Suche speichern" />
      <PlainForm form={form} />
    </section>
  );
}
