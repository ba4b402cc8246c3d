import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes/generated/routes.ts';
import { ROUTE_USES } from '../routes/generated/uses.ts';
import { loadConfig } from './load.ts';
import { findingAfter, findingsAfter, shippedConfig, swap } from './testing/scratch-config.ts';

type Used = 'broker' | 'author' | 'password-reset';

/** Path of a shipped page document below the configuration. */
const fileOf = (name: Used): string => ROUTE_USES[name].file.replace('config/', '');
const page = (route: string, name?: string): string =>
  `${name === undefined ? '' : `name: ${name}\n`}route: ${route}\ntitle: Probe\ndescription: Probe\ndataClass: static\nrendering: cached\nrobots: noindex\nbody: { main: [] }\n`;
const shown = ({ rule, severity, file, line }: { rule: string; severity: string; file: string; line: number }) => [
  rule,
  severity,
  file,
  line,
];
const found = (edits: Parameters<typeof findingsAfter>[0], rule: string) => findingsAfter(edits).filter((finding) => finding.rule === rule);
const BROKER = fileOf('broker');

describe('a page that code leads to by its name', () => {
  it.each([
    ['broker', '/anbieter/[brokerName]'],
    ['author', '/news/menschen/[alias]'],
    ['password-reset', '/passwort/vergessen'],
  ] as const)('is a finding once it is moved without its name, with file, line and who leads there: %s', (name, route) => {
    const [finding, ...others] = found({ [fileOf(name)]: page(route) }, 'missing-route');
    expect(others).toEqual([]);
    expect(finding && shown(finding)).toEqual(['missing-route', 'error', fileOf(name), 1]);
    expect(finding?.message).toContain(ROUTE_USES[name].uses[0]);
  });

  it('is one when its placeholders are no longer those that the code fills', () => {
    const finding = findingAfter({ [BROKER]: page('/broker/[haus]', 'broker') });
    expect(shown(finding)).toEqual(['other-parameters', 'error', BROKER, 2]);
    expect(finding.message).toContain(`der Code füllt [brokerName] (${ROUTE_USES.broker.uses[0]}`);
  });

  it('may move with its name: the code follows, and the old address is named until a redirect leads on from it', () => {
    const moved = { [BROKER]: page('/anbieter/[brokerName]', 'broker') };
    expect(found(moved, 'moved-route').map(shown)).toEqual([['moved-route', 'warning', BROKER, 2]]);
    const redirects = `redirects:\n  - { from: '${ROUTES.broker}', to: '/anbieter/[brokerName]' }\n`;
    expect(found({ ...moved, 'redirects.yaml': redirects }, 'moved-route')).toEqual([]);
  });

  it('may lose its name where it stands: the code leads there all the same', () => {
    expect(found({ [BROKER]: page(ROUTES.broker) }, 'missing-route')).toEqual([]);
  });

  it('has its name for itself', () => {
    const edits = { [BROKER]: page(ROUTES.broker, 'broker'), 'pages/zwei.yaml': page('/zwei/[brokerName]', 'broker') };
    expect(findingAfter(edits)).toMatchObject({ rule: 'duplicate-name', file: 'pages/zwei.yaml', path: 'name' });
  });

  it('is missed where a block leads to it that stands on a page', () => {
    const [finding] = found({ 'pages/home.yaml': swap('  main:\n', '  main:\n    - { type: broker-list }\n') }, 'missing-route');
    expect(finding && shown(finding).slice(0, 3)).toEqual(['missing-route', 'warning', 'pages/home.yaml']);
  });

  it('is there in the shipped configuration, whichever it is', () => {
    expect(loadConfig(shippedConfig).findings.filter(({ rule }) => /-route$|-parameters$/u.test(rule))).toEqual([]);
  });
});
