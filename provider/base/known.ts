import { givenEntries, type Given } from '#domain/input/typed-entries.ts';

/** Removes undefined values: the contract has no null. */
export function known<Values extends object>(values: Values): Given<Values, undefined> {
  return givenEntries(values, isGiven);
}

function isGiven<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
