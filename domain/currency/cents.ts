/** An amount of money to the cent. */
export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
