/** Fault of a text. */
export interface TextDefect {
  readonly rule: string;
  readonly message: string;
  readonly expected: string;
  readonly suggestion?: string | undefined;
}

/** Markdown syntax for a kind of formatting. */
interface Markdown {
  readonly form: RegExp;
  readonly what: string;
  readonly html: (found: RegExpExecArray) => string;
}

/** Markdown syntax that pages do not interpret. */
const MARKDOWN: readonly Markdown[] = [
  { form: /!\[[^[\]]*\]\([^()\s]*\)/u, what: 'ein Bild', html: () => '' },
  { form: /\[([^[\]]+)\]\(([^()\s]+)\)/u, what: 'ein Verweis', html: ([, text, link]) => `<a href="${link}">${text}</a>` },
  { form: /\[\^[^[\]\s]+\]/u, what: 'eine Fußnote', html: () => '' },
  {
    form: /(?<![\w*])\*{3}(?![\s*])([^*]+)(?<!\s)\*{3}(?![\w*])/u,
    what: 'fette, kursive Schrift',
    html: ([, text]) => `<strong><em>${text}</em></strong>`,
  },
  { form: /~~(?![\s~])([^~]+)(?<!\s)~~/u, what: 'durchgestrichene Schrift', html: () => '' },
  { form: /(?<![=\w])==(?![\s=])([^=]+)(?<!\s)==(?![=\w])/u, what: 'markierte Schrift', html: ([, text]) => `<strong>${text}</strong>` },
  { form: /(?<![\w*])\*\*(?!\s)([^*]+)(?<!\s)\*\*(?![\w*])/u, what: 'fette Schrift', html: ([, text]) => `<strong>${text}</strong>` },
  { form: /(?<![\w_])__(?!\s)([^_]+)(?<!\s)__(?![\w_])/u, what: 'fette Schrift', html: ([, text]) => `<strong>${text}</strong>` },
  { form: /(?<![\p{L}\w*])\*(?!\s)([^*]+)(?<!\s)\*(?![\p{L}\w*])/u, what: 'kursive Schrift', html: ([, text]) => `<em>${text}</em>` },
  { form: /(?<![\p{L}\w_])_(?!\s)([^_]+)(?<!\s)_(?![\p{L}\w_])/u, what: 'kursive Schrift', html: ([, text]) => `<em>${text}</em>` },
  { form: /`([^`]+)`/u, what: 'eine Stelle aus einem Programm', html: ([, text]) => `<code>${text}</code>` },
  { form: /^#{1,6} \S.*/u, what: 'eine Überschrift', html: () => '' },
  { form: /^[-*+] \S.*/u, what: 'ein Punkt einer Liste', html: () => '' },
  { form: /^1[.)] \S[^\n]*\n+2[.)] \S.*/u, what: 'eine nummerierte Liste', html: () => '' },
  { form: /^> ?\S.*/u, what: 'ein Zitat', html: () => '' },
  { form: /^(?:-{3,}|\*{3,}|_{3,})$/u, what: 'eine Trennlinie', html: () => '' },
  { form: /^\|[^|\n]*\|/u, what: 'eine Zeile einer Tabelle', html: () => '' },
];

/** Returns the first use of Markdown in a text. */
export function markdownDefect(text: string): TextDefect | undefined {
  for (const { form, what, html } of MARKDOWN) {
    const found = form.exec(text);
    if (found === null) continue;
    const suggestion = html(found);
    return {
      rule: 'markdown',
      message: `„${found[0].slice(0, 60)}“ ist Markdown (${what}); die Seite zeigt die Zeichen, wie sie dastehen.`,
      expected: suggestion === '' ? 'ein eigener Baustein' : 'eine Auszeichnung in HTML',
      suggestion: suggestion === '' ? undefined : suggestion,
    };
  }
  return undefined;
}
