import { useGetOrderBook } from '#client/generated/hooks/quotes.ts';
import { useIsAlive, usePageQueryClient } from '../../kit/island-hooks.ts';
import { BookPanel, type BookPanelProps } from './panel.tsx';

/** Milliseconds between two looks at the book while the page is to be seen. */
const LOOK_AGAIN = 3_000;

/** The book as the server drew it, then as it is now; it stands still while nobody looks. */
export function Island({ book, ...rest }: BookPanelProps) {
  const isAlive = useIsAlive();
  const query = { enabled: isAlive, refetchInterval: LOOK_AGAIN, staleTime: 0 };
  const params = { typeQuoteSelector: 'DEPTH10', idNotation: book.idNotation } as const;
  const { data, isError } = useGetOrderBook(book.entityType, book.entityValue, params, { query }, usePageQueryClient());
  return (
    <div data-stale={isError ? '' : undefined}>
      <BookPanel {...rest} book={data ?? book} />
    </div>
  );
}
