import { isLetter } from '#domain/text/letters.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** A letter from a to z. */
export interface LetterSubject {
  readonly kind: 'letter';
  /** Lowercase letter. */
  readonly letter: string;
}

/** Subject module of the letters from a to z. Each is a page of a list. */
export const letter: SubjectModule<LetterSubject> = {
  resolve({ config, params, section }) {
    const asked = params[config.parameter];
    return Promise.resolve(
      isLetter(asked) ? { subject: { kind: 'letter', letter: asked }, canonicalPath: `${section}/${asked}` } : undefined,
    );
  },
  name: ({ letter: name }) => `Aktien mit ${name.toUpperCase()}`,
  facts: ({ letter: name }) => ({ 'letter.name': name.toUpperCase() }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};
