/** The server and the pages that Next bundles are two module graphs in one process: this is where they meet. */
const shared = globalThis as { parkettAnswers?: number };

/** Lets whatever is asked from now on be asked of the provider anew: it has just published something. */
export function forgetAnswers(): void {
  shared.parkettAnswers = answersAsOf() + 1;
}

/** Another number whenever answers are to be forgotten. */
export function answersAsOf(): number {
  return shared.parkettAnswers ?? 0;
}
