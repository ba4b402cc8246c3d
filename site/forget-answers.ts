import { shared } from './shared.ts';

const state = shared('answers', () => ({ asOf: 0 }));

/** Invalidates all cached answers after the provider has published something. */
export function forgetAnswers(): void {
  state.asOf += 1;
}

/** Version of the answers; it changes with each `forgetAnswers`. */
export function answersAsOf(): number {
  return state.asOf;
}
