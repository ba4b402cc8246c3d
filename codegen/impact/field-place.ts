import ts from 'typescript';

/**
 * Name of the contract field of a property declaration, as used in findings: `Quote.last`, `getQuote?query.range`,
 * `getQuote:response.last`. Undefined for all other declarations.
 */
export function fieldOfDeclaration(declaration: ts.Declaration): string | undefined {
  const { fileName } = declaration.getSourceFile();
  return fileName.endsWith('client/generated/schema.ts') ? fieldInSchema(namesAbove(declaration)) : undefined;
}

/** Names from the interface down to the declaration. */
function namesAbove(declaration: ts.Declaration): string[] {
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isPropertySignature(node) && !ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
    const { name } = node;
    names.unshift(ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText());
  }
  return names;
}

function fieldInSchema([root, first = '', second = '', ...rest]: readonly string[]): string | undefined {
  if (root === 'components') return first === 'schemas' && rest.length > 0 ? `${second}.${rest.join('.')}` : undefined;
  if (root !== 'operations') return undefined;
  if (second === 'parameters') return rest.length === 2 ? `${first}?${rest.join('.')}` : undefined;
  // Skips content and media type below requestBody; below responses, the status as well.
  const path = second === 'requestBody' ? rest.slice(2) : second === 'responses' ? rest.slice(3) : [];
  return path.length === 0 ? undefined : `${first}:${second === 'requestBody' ? 'request' : 'response'}.${path.join('.')}`;
}
