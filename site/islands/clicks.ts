import { elementOf } from './event-element.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

/**
 * Effects of a click beyond following a link: on the way to the login it brings the query along; it changes the theme, reloads, and
 * shows the Privacy Center over the page. Where the module for that fails, the link is followed.
 * @param privacy address of the module
 */
export function listenToClicks(root: HTMLElement, privacy: string): void {
  document.addEventListener('click', (event) => {
    const target = elementOf(event);
    const login = target?.closest<HTMLAnchorElement>('[data-login][href*="from="]');
    // A page for everyone does not know its query.
    if (login) login.href = login.href.replace(/from=[^&]*/, () => `from=${encodeURIComponent(location.pathname + location.search)}`);
    if (target?.closest('[data-theme-toggle]')) toggleTheme(root);
    const manager = target?.closest<HTMLAnchorElement>('a[data-privacy]');
    if (manager && !opensElsewhere(event)) {
      event.preventDefault();
      void import(/* @vite-ignore */ privacy)
        .then((part: { readonly start: (link: HTMLAnchorElement) => Promise<void> }) => part.start(manager))
        .catch(() => location.assign(manager.href));
    }
    if (target?.closest('[data-reload]')) {
      event.preventDefault();
      location.reload();
    }
  });
}

function toggleTheme({ dataset }: HTMLElement): void {
  const isDark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  document.cookie = `theme=${dataset.theme}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}
