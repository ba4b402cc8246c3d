import type { SearchPlaces } from '#domain/search/address.ts';
import { useEffect, useRef } from 'react';
import { SearchField } from './search-field.tsx';

/** Delay of the focus after opening, in ms, long enough not to disturb the opening animation. Source: portal.md §9. */
const FOCUS_AFTER_MS = 500;

/** Search over the whole screen of a phone. The browser traps the focus and closes it by Escape. */
export function SearchDialog({ places, onClose }: { readonly places: SearchPlaces; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // Focuses the close button first: browsers focus the element with this attribute, else the field at once, which opens the keyboard
    // during the animation. React's own `autoFocus` sets no attribute.
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
