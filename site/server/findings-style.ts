/** The look of the findings: the portal's tokens, with values of their own should its stylesheet not load. */
export const findingsStyle = `
:root { color-scheme: light dark; }
body { display: block; margin: 0; background: var(--color-paper, light-dark(#faf8f4, #161513)); color: var(--color-ink, light-dark(#1d1b18, #ece8df));
  font: 16px/1.5 var(--mantine-font-family, system-ui, sans-serif); }
.findings { box-sizing: border-box; width: 100%; min-width: 0; max-width: 56rem; margin: 0 auto; padding: 3rem 1rem; }
.findings h1 { margin: 0; font: 600 2rem/1.2 var(--mantine-font-family-serif, Georgia, serif); }
.findings__lead { margin: .5rem 0 2rem; color: var(--color-muted, light-dark(#615a50, #aca495)); }
.finding { min-width: 0; overflow-wrap: anywhere; margin: 0 0 2.5rem; padding: 1rem 0 0; border-top: 2px solid var(--color-down, light-dark(#b0261f, #ff9484)); }
.finding h2 { margin: .25rem 0 .75rem; font: 600 1.125rem/1.4 var(--mantine-font-family, system-ui, sans-serif); }
.finding p { margin: .5rem 0 0; }
.finding code, .finding pre { font-family: ui-monospace, 'SF Mono', Consolas, 'DejaVu Sans Mono', monospace; font-size: .875rem; }
.finding .finding__place { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0;
  font-size: .875rem; color: var(--color-muted, light-dark(#615a50, #aca495)); }
.finding pre { overflow-x: auto; margin: 0; padding: .75rem 0; line-height: 1.6; border-radius: 3px; color: var(--color-muted, light-dark(#615a50, #aca495));
  background: var(--color-sunken, light-dark(#f2eee6, #24221e)); }
.finding pre > * { display: block; min-width: max-content; padding: 0 1rem; font-weight: 400; }
.finding__line { color: var(--color-ink, light-dark(#1d1b18, #ece8df)); background: var(--color-down-soft, light-dark(#f9e3de, #43201c)); }
.finding__marker { color: var(--color-down, light-dark(#b0261f, #ff9484)); background: var(--color-down-soft, light-dark(#f9e3de, #43201c)); line-height: 1; }
.finding__suggestion { padding: .125rem .375rem; border-radius: 3px; font-weight: 600; color: var(--color-up, light-dark(#176b3d, #68c88f));
  background: var(--color-up-soft, light-dark(#ddeee2, #173324)); }
.finding .finding__expected { font-size: .875rem; color: var(--color-muted, light-dark(#615a50, #aca495)); }
`;
