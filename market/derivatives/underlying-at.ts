/**
 * Returns the entry of a list at the number of an underlying.
 * @throws RangeError if the catalogue no longer has it: then it has no products
 */
export function underlyingAt<Each>(list: readonly (Each | undefined)[], position: number): Each {
  const found = list[position];
  if (found === undefined) throw new RangeError(`No underlying ${position}.`);
  return found;
}
