/**
 * Switch between light and dark. The page's loader listens for the attribute; without JavaScript the system decides and the button is
 * hidden.
 */
export function ThemeToggle() {
  return (
    <button className="site-header__theme no-print" type="button" data-theme-toggle="">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path className="site-header__moon" d="M16.2 12.3A7 7 0 0 1 7.7 3.8a7 7 0 1 0 8.5 8.5Z" />
        <g className="site-header__sun">
          <circle cx="10" cy="10" r="3.4" />
          <path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4" />
        </g>
      </svg>
      <span className="visually-hidden">Zwischen hellem und dunklem Design wechseln</span>
    </button>
  );
}
