/** Author of an article. */
export interface Author {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName: string;
}

/** Returns `Dr. Jule Brandis`: title, first and last name; missing parts are left out. */
export function authorName({ title, firstName, lastName }: Author): string {
  return [title, firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ');
}
