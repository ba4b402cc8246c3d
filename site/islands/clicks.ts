import { elementOf } from '#blocks/kit/event-element.ts';

/**
 * Handles clicks on links to the login (adds the current query as the target), on the theme switch and on reload buttons.
 */
export function listenToClicks(root: HTMLElement): void {
  document.addEventListener('click', (event) => {
    const target = elementOf(event);
    const login = target?.closest<HTMLAnchorElement>('[data-login][href*="from="]');
    // The server renders public pages without their query.
    if (login) login.href = login.href.replace(/from=[^&]*/, () => `from=${encodeURIComponent(location.pathname + location.search)}`);
    if (target?.closest('[data-theme-toggle]')) toggleTheme(root);
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
