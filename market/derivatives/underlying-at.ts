/**
 * The underlying of a number in a list, or what a list has for it.
 * @throws RangeError where the catalogue no longer has it: then no product is left on it
 */
export function underlyingAt<Each>(list: readonly (Each | undefined)[], position: number): Each {
  const found = list[position];
  if (found === undefined) throw new RangeError(`No underlying ${position}.`);
  return found;
}
