import type { SavedSearchNameProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';

/** Renames the search in the address. */
export function SavedSearchName({ form, page: { visitor } }: FormBlockView<SavedSearchNameProps>) {
  const search = form.values['path:searchId'] ?? '';
  if (search === '' || visitor.who?.adminEmail !== undefined) return null;
  return (
    <section className="saved-search-name">
      <BlockHead title="Suche umbenennen" />
      <PlainForm form={form} />
    </section>
  );
}
