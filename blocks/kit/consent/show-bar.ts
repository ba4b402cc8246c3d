import { CHOICES } from './purposes.ts';
import css from './bar.css?inline';

/** A decision that holds on while purposes that came later are asked about. */
export interface Renewal {
  readonly granted: readonly number[];
  readonly added: readonly { readonly id: number; readonly name: string }[];
}

/**
 * Shows the bar at the lower edge of the window: it covers no focus and moves nothing. Resolves once a decision is kept, with the
 * page to go on to, if any; a decision that could not be kept leaves the bar with a word about it.
 * @param renewal who has decided before is asked about what is new alone
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Buttons alone send the bar, and its weight counts
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

/** The buttons say what they now do: neither takes back what was decided before. */
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
