import type { SearchPlaces } from '#domain/search/address.ts';
import { useEffect, useRef } from 'react';
import { SearchField } from './search-field.tsx';

/** After opening, the field is focused so late that no animation of the screen is disturbed. Source: portal.md §9. */
const FOCUS_AFTER_MS = 500;

/** The search over the whole screen of a phone. The browser keeps the focus inside and closes it by Escape. */
export function SearchDialog({ places, onClose }: { readonly places: SearchPlaces; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // A browser focuses what has the attribute, else the field at once, which raises the keyboard within the animation. React's own
    // `autoFocus` sets no attribute.
    element?.querySelector('.search-box__close')?.setAttribute('autofocus', '');
    element?.showModal();
    const timer = setTimeout(() => element?.querySelector('input')?.focus(), FOCUS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={dialog} className="search-box__dialog" aria-label="Suche" onClose={onClose}>
      <SearchField places={places} isDialog>
        <button className="search-box__close" type="button" onClick={() => dialog.current?.close()}>
          Abbrechen
        </button>
      </SearchField>
    </dialog>
  );
}
