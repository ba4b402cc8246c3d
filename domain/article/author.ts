/** Author of a piece. */
export interface Author {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName: string;
}

/** `Dr. Jule Brandis`: title, first and last name; what is missing is left out. */
export function authorName({ title, firstName, lastName }: Author): string {
  return [title, firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
}
