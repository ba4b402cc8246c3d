import { shared } from './shared.ts';

const state = shared('answers', () => ({ asOf: 0 }));

/** Lets whatever is asked from now on be asked of the provider anew: it has just published something. */
export function forgetAnswers(): void {
  state.asOf += 1;
}

/** Another number whenever answers are to be forgotten. */
export function answersAsOf(): number {
  return state.asOf;
}
