/** Editor as shown to others. The name is self-chosen; the address is the one that the operator configured. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Name and address of an editor: „Anna Beispiel (anna@verlag.example)“. Never the name alone, since anybody may choose any name. */
export function personText({ name, email }: Person): string {
  if (email === '') return name;
  return name === '' || name === email ? email : `${name} (${email})`;
}
