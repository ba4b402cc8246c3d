export interface FieldState {
  readonly touched: boolean;
  readonly pristine: boolean;
  readonly error?: string | undefined;
}

/** Returns the error that a form field shows: only once it is touched, changed and invalid. Source: portal.md §5. */
export function visibleError({ touched, pristine, error }: FieldState): string | undefined {
  return touched && !pristine && error ? error : undefined;
}
