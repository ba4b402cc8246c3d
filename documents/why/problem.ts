/** Question that cannot be answered; its German text names the mistake and a probable correction. */
export class WhyProblem extends Error {
  override readonly name = 'WhyProblem';
}
