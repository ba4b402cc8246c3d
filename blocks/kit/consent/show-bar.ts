import { CHOICES } from './purposes.ts';
import css from './bar.css?inline';

/** Earlier decision that remains valid while the visitor decides on purposes added since then. */
export interface Renewal {
  readonly granted: readonly number[];
  readonly added: readonly { readonly id: number; readonly name: string }[];
}

/**
 * Shows the bar at the bottom of the window; it covers no focused element and moves nothing. Resolves after a decision is stored, with the
 * address of the next page, if any. If storing fails, the bar stays and shows an error.
 * @param renewal earlier decision; only the new purposes are then asked for
 */
export function showBar(template: HTMLTemplateElement, property: string, renewal?: Renewal): Promise<string | null> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  template.after(template.content.cloneNode(true));
  const bar = template.nextElementSibling;
  const form = bar?.querySelector('form');
  if (form && renewal) askAgain(form, renewal);
  return new Promise((resolve) => {
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only buttons submit the bar, and its size matters
      const { name, value } = event.submitter as HTMLButtonElement;
      const decide = async (): Promise<void> => {
        try {
          const { sendDecision } = await import('./decide.ts');
          const location = await sendDecision(form, new URLSearchParams([...fieldsOf(name, value, renewal), ['property', property]]));
          bar?.remove();
          resolve(location);
        } catch {
          const alert = form.querySelector('[role=alert]');
          if (alert) alert.textContent = 'Deine Wahl ließ sich nicht speichern. Bitte versuche es noch einmal.';
        }
      };
      void decide();
    });
  });
}

/** Adapts text and buttons to the new purposes: neither button withdraws the earlier decision. */
function askAgain(form: HTMLFormElement, { added }: Renewal): void {
  const [text] = form.querySelector('p')?.childNodes ?? [];
  const names = added.map(({ name }) => `„${name}“`).join(', ');
  if (text) text.textContent = `Neu dazugekommen: ${names}. Alles andere bleibt, wie du es entschieden hast. `;
  for (const button of form.querySelectorAll('button')) button.textContent = isYes(button.value) ? 'Akzeptieren' : 'Ablehnen';
}

function fieldsOf(name: string, value: string, renewal: Renewal | undefined): string[][] {
  if (renewal === undefined) return [[name, value]];
  const { granted, added } = renewal;
  const purposes = [...granted, ...(isYes(value) ? added.map(({ id }) => id) : [])];
  return [[name, String(CHOICES.some)], ...purposes.map((id) => ['purpose', String(id)])];
}

function isYes(choice: string): boolean {
  return choice === String(CHOICES.all);
}
