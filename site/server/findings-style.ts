const ink = 'var(--color-ink, light-dark(#1d1b18, #ece8df))';
const muted = 'var(--color-muted, light-dark(#615a50, #aca495))';
const paper = 'var(--color-paper, light-dark(#faf8f4, #161513))';
const sunken = 'var(--color-sunken, light-dark(#f2eee6, #24221e))';
const down = 'var(--color-down, light-dark(#b0261f, #ff9484))';
const downSoft = 'var(--color-down-soft, light-dark(#f9e3de, #43201c))';
const up = 'var(--color-up, light-dark(#176b3d, #68c88f))';
const upSoft = 'var(--color-up-soft, light-dark(#ddeee2, #173324))';
const sans = 'var(--mantine-font-family, system-ui, sans-serif)';

/** Styles of a finding: the portal's tokens, with fallbacks if its style sheet does not load. */
export const findingStyle = `
.findings__lead { color: ${muted}; }
.finding { min-width: 0; overflow-wrap: anywhere; margin: 0 0 2.5rem; padding: 1rem 0 0; border-top: 2px solid ${down}; }
.finding h2 { margin: .25rem 0 .75rem; font: 600 1.125rem/1.4 ${sans}; }
.finding p { margin: .5rem 0 0; }
.finding code, .finding pre { font-family: ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace; font-size: .875rem; }
.finding .finding__place { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; font-size: .875rem; color: ${muted}; }
.finding pre { overflow-x: auto; margin: 0; padding: .75rem 0; line-height: 1.6; border-radius: 3px; color: ${muted}; background: ${sunken}; }
.finding pre > * { display: block; min-width: max-content; padding: 0 1rem; font-weight: 400; }
.finding__line { color: ${ink}; background: ${downSoft}; }
.finding__marker { color: ${down}; background: ${downSoft}; line-height: 1; }
.finding__suggestion { padding: .125rem .375rem; border-radius: 3px; font-weight: 600; color: ${up}; background: ${upSoft}; }
.finding .finding__expected { font-size: .875rem; color: ${muted}; }
`;

/** Styles of the page of findings. */
export const findingsPageStyle = `
:root { color-scheme: light dark; }
body { display: block; margin: 0; background: ${paper}; color: ${ink}; font: 16px/1.5 ${sans}; }
.findings { box-sizing: border-box; width: 100%; min-width: 0; max-width: 56rem; margin: 0 auto; padding: 3rem 1rem; }
.findings h1 { margin: 0; font: 600 2rem/1.2 var(--mantine-font-family-serif, Georgia, serif); }
.findings__lead { margin: .5rem 0 2rem; }
`;

/** Styles of the overlay with findings. It follows the page's theme, because custom properties are inherited by the shadow tree. */
export const overlayStyle = `
.overlay { position: fixed; inset: auto 0 0; z-index: 2147483647; display: flex; flex-direction: column; max-height: 50vh; color: ${ink};
  background: ${paper}; border-top: 2px solid ${down}; box-shadow: 0 -.5rem 2rem rgb(0 0 0 / 20%); font: 16px/1.5 ${sans}; }
details { min-height: 0; overflow-y: auto; }
summary { position: sticky; top: 0; padding: .625rem 1rem; font-weight: 600; color: ${down}; background: ${paper}; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
.findings { box-sizing: border-box; max-width: 56rem; padding: 0 1rem; }
.findings__lead { margin: 0 0 1rem; font-size: .875rem; }
.finding { margin-bottom: 1.5rem; padding-top: .75rem; border-top-width: 1px; }
.notice { margin: 0; padding: .625rem 1rem; border-top: 1px solid ${sunken}; }
.notice a { color: ${down}; }
@media print { .overlay { display: none; } }
`;
