/** A question that has no answer as it is asked; its German text says what is wrong and what was probably meant. */
export class WhyProblem extends Error {
  override readonly name = 'WhyProblem';
}
