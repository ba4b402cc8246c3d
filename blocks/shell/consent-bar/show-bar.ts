import css from './bar.css?inline';
import { sendDecision } from './decide.ts';

/**
 * Shows the bar at the lower edge of the window: it covers no focus and moves nothing. Resolves once a decision is kept, with the
 * page to go on to, if any; a decision that could not be kept leaves the bar with a word about it.
 */
export function showBar(template: HTMLTemplateElement, property: string): Promise<string | null> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  template.after(template.content.cloneNode(true));
  const bar = template.nextElementSibling;
  const form = bar?.querySelector('form');
  return new Promise((resolve) => {
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      const { name, value } = event.submitter as HTMLButtonElement;
      const decide = async (): Promise<void> => {
        try {
          const location = await sendDecision(new URLSearchParams({ [name]: value, property }));
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
