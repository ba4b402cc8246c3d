import ts from 'typescript';
import { fieldOfDeclaration } from './field-place.ts';

const DEPTH = 4;

/**
 * Contract fields that matter when a value is assigned to another type: fields of an answer that our type requires, and fields of a request
 * that our value provides.
 */
export function fieldsHandedOver(checker: ts.TypeChecker, given: ts.Type, wanted: ts.Type, depth = DEPTH): Set<string> {
  const fields = new Set<string>();
  const [from, to] = [elementOf(checker, given), elementOf(checker, wanted)];
  if (depth === 0 || from === to || !isPlainObject(from) || !isPlainObject(to)) return fields;
  for (const source of checker.getPropertiesOfType(from)) {
    const target = checker.getPropertyOfType(to, source.name);
    if (target === undefined) continue;
    const [has, wants] = [fieldsOf(source), fieldsOf(target)];
    if (has.some((field) => wants.includes(field))) continue;
    for (const field of [...has, ...wants]) fields.add(field);
    if (has.length > 0 && wants.length > 0) continue;
    const [sourceType, targetType] = [checker.getTypeOfSymbol(source), checker.getTypeOfSymbol(target)];
    for (const field of fieldsHandedOver(checker, sourceType, targetType, depth - 1)) fields.add(field);
  }
  return fields;
}

/** Unwraps lists to the type of their entries, and optional types to the present one. */
function elementOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const present = checker.getNonNullableType(type);
  if (!checker.isArrayLikeType(present)) return present;
  return checker.getNonNullableType(checker.getIndexTypeOfType(present, ts.IndexKind.Number) ?? present);
}

function isPlainObject(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isPlainObject);
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && type.getCallSignatures().length === 0;
}

function fieldsOf(property: ts.Symbol): string[] {
  return (property.declarations ?? []).flatMap((declaration) => fieldOfDeclaration(declaration) ?? []);
}
