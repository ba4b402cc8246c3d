import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import type { SearchPlaces } from '#domain/search/address.ts';
import { usePageQueryClient } from '../../kit/island-hooks.ts';
import { SearchDialog } from './search-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { SearchIcon } from './search-icon.tsx';

/** Search field of wide windows, and the button of narrow ones, which opens the search over the whole screen. */
export function Island({ places }: { readonly places: SearchPlaces }) {
  const client = usePageQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <QueryClientProvider client={client}>
      <div className="search-box__wide">
        <SearchField places={places} />
      </div>
      <a className="search-box__open" href={places.start} onClick={toggle}>
        <SearchIcon />
        <span className="visually-hidden">Suche</span>
      </a>
      {isOpen && <SearchDialog places={places} onClose={() => setIsOpen(false)} />}
    </QueryClientProvider>
  );
}
