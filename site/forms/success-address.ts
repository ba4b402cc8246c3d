/** Fills `{name}` in a form's success address with the values of the answer. What is missing leaves nothing. */
export function successAddress(template: string, answer: unknown): string {
  const values = typeof answer === 'object' && answer !== null ? new Map(Object.entries(answer)) : new Map<string, unknown>();
  return template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value: unknown = values.get(name);
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}
