/** An editor as others see them. The name is self-chosen; the address is the one that the operator knows. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** A person in one line, never by the name alone, which anybody may choose: „Anna Beispiel (anna@verlag.example)“. */
export function personText({ name, email }: Person): string {
  if (email === '') return name;
  return name === '' || name === email ? email : `${name} (${email})`;
}
