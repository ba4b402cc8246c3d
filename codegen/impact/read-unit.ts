import { relative } from 'node:path';
import ts from 'typescript';
import { fieldOfDeclaration } from './field-place.ts';
import { fieldsHandedOver } from './hand-over.ts';
import { statementOf, type Site, type Unit } from './unit.ts';

interface Reading {
  readonly checker: ts.TypeChecker;
  readonly operationIds: ReadonlySet<string>;
  readonly root: string;
}

/** Folder of the generated hooks, from the root. */
export const HOOKS = 'client/generated/hooks/';

/** Finds everything a statement uses, with the type checker. */
export function readUnit(statement: ts.Statement, { checker, operationIds, root }: Reading): Unit {
  const sites = new Map<string, Site>();
  const operations = new Set<string>();
  const subjects = new Set<string>();
  const references = new Set<ts.Statement>();
  const source = statement.getSourceFile();
  const file = relative(root, source.fileName);

  const use = (node: ts.Node, field: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    sites.set(`${line} ${field}`, { file, line, field });
  };
  const useProperty = (node: ts.Node, property: ts.Symbol | undefined): void => {
    for (const declaration of property?.declarations ?? []) {
      const field = fieldOfDeclaration(declaration);
      if (field !== undefined) use(node, field);
      const subject = subjectOf(declaration);
      if (subject !== undefined) subjects.add(subject);
    }
  };
  const refer = (node: ts.Identifier): void => {
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target?.declarations ?? []) {
      const other = statementOf(declaration);
      if (other !== undefined && other !== statement) references.add(other);
    }
  };
  const callee = (call: ts.CallExpression): void => {
    const signature = checker.getResolvedSignature(call);
    const parameters = signature?.getParameters() ?? [];
    for (const [index, argument] of call.arguments.entries()) {
      const parameter = parameters[Math.min(index, parameters.length - 1)];
      if (parameter === undefined) continue;
      if (ts.isStringLiteral(argument) && operationIds.has(argument.text) && takesOperation(parameter, checker, operationIds)) {
        operations.add(argument.text);
        use(argument, argument.text);
      }
      for (const field of fieldsHandedOver(
        checker,
        checker.getTypeAtLocation(argument),
        checker.getTypeOfSymbolAtLocation(parameter, call),
      ))
        use(argument, field);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      useProperty(node, checker.getSymbolAtLocation(node.name));
      if (ts.isIdentifier(node.name)) refer(node.name);
      visit(node.expression);
      return;
    }
    if (ts.isElementAccessExpression(node)) for (const property of propertiesByKey(node, checker)) useProperty(node, property);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.dotDotDotToken === undefined)
      useProperty(node, checker.getTypeAtLocation(node.parent).getProperty((node.propertyName ?? node.name).getText(source)));
    if (ts.isCallExpression(node)) callee(node);
    if (ts.isJsxAttribute(node) && isOwnElement(node)) for (const field of attributeFields(node, checker)) use(node, field);
    if (ts.isIdentifier(node) && !isPropertyName(node)) refer(node);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  if (file.startsWith(HOOKS)) for (const name of declaredNames(statement)) if (operationIds.has(name)) operations.add(name);
  return { node: statement, sites: [...sites.values()], operations, subjects, references };
}

/** Kind of subject that `subjects/<kind>/subject.ts` declares, such as `instrument` or `article`. */
function subjectOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (!ts.isPropertySignature(declaration) || !ts.isInterfaceDeclaration(parent) || !ts.isIdentifier(declaration.name)) return undefined;
  if (!/\/subjects\/[^/]+\/subject\.ts$/u.test(declaration.getSourceFile().fileName)) return undefined;
  return parent.name.text.toLowerCase() === `${declaration.name.text}subject` ? declaration.name.text : undefined;
}

/** Returns true if the parameter is declared to take the name of an operation. */
function takesOperation(parameter: ts.Symbol, checker: ts.TypeChecker, operationIds: ReadonlySet<string>): boolean {
  const node = parameter.valueDeclaration;
  if (node === undefined || !ts.isParameter(node) || node.type === undefined) return false;
  const declared = checker.getTypeFromTypeNode(node.type);
  const type = checker.getBaseConstraintOfType(declared) ?? declared;
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isStringLiteral() && operationIds.has(member.value));
}

function propertiesByKey(node: ts.ElementAccessExpression, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  const key = checker.getTypeAtLocation(node.argumentExpression);
  const holder = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
  return (key.isUnion() ? key.types : [key]).map((member) => (member.isStringLiteral() ? holder.getProperty(member.value) : undefined));
}

function attributeFields(node: ts.JsxAttribute, checker: ts.TypeChecker): Iterable<string> {
  const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
  const wanted = value && checker.getContextualType(value);
  return value && wanted ? fieldsHandedOver(checker, checker.getTypeAtLocation(value), wanted) : [];
}

/** Returns true for attributes of components, false for those of HTML elements. */
function isOwnElement({ parent }: ts.JsxAttribute): boolean {
  return /^\p{Lu}/u.test(parent.parent.tagName.getText());
}

/** Returns true for names that are keys or HTML elements, not references. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent))
    return !/^\p{Lu}/u.test(node.text);
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)) && parent.name === node;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];
}
