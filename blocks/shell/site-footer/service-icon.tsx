/** Simple icons of our own, in a box of 20 by 20: the logos of stores and networks are trademarks. */
const PATHS = {
  apple: 'M6 2.5h8a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1M8.5 15h3',
  google: 'M5 3v14l11-7zM5 3l7.5 9.2M5 17l7.5-9.2',
  facebook: 'M12.5 3.5h-1.3A2.7 2.7 0 0 0 8.5 6.2V17M6 9.5h6',
  youtube: 'M3.5 5.5h13a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M8.5 7.8v4.4l3.8-2.2z',
  instagram: 'M6 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M14.2 5.8v.1',
} as const;

/** Icon before the name of an app store or network. Hidden from screen readers, since the name says the same. */
export function ServiceIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="site-footer__icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
