import { mkdtempSync, readdirSync, cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare.ts';
import type { Finding } from './finding.ts';
import { answerRules, encodingRules, headerRules, requestBodyRules } from './rules/bodies.ts';
import { objectRules } from './rules/objects.ts';
import { operationRules } from './rules/operations.ts';
import { parameterRules } from './rules/parameters.ts';
import { schemaRules } from './rules/schemas.ts';
import { schemeRules, securityRules } from './rules/security.ts';
import { versionOfFolder, type Version } from './version.ts';

const allRules: readonly { readonly id: string }[] = [
  ...operationRules,
  ...parameterRules,
  ...requestBodyRules,
  ...answerRules,
  ...encodingRules,
  ...headerRules,
  ...objectRules,
  ...securityRules,
  ...schemeRules,
  ...schemaRules.request,
  ...schemaRules.response,
];
const fixtures = join(import.meta.dirname, 'fixtures');
const rules = readdirSync(fixtures).toSorted();

function version(rule: string, name: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(fixtures, rule, `${name}.yaml`), join(folder, 'things.yaml'));
  try {
    return versionOfFolder(folder, name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findings(rule: string, after: string): readonly Finding[] {
  return compareVersions(version(rule, 'before'), version(rule, after));
}

it('has a fixture for every rule, and at least 25 rules', () => {
  expect(rules).toEqual(allRules.map(({ id }) => id).toSorted());
  expect(rules.length).toBeGreaterThanOrEqual(25);
});

describe.each(rules)('%s', (rule) => {
  it('sees the change that it is about, and no other rule does', () => {
    const found = findings(rule, 'fails');
    expect(found.map((finding) => finding.rule)).toEqual([rule]);
  });

  it('names the place, the operation and a German sentence', () => {
    const [finding] = findings(rule, 'fails');
    const { location, operations, message, pointer } = finding!;
    expect(location.line).toBeGreaterThan(3);
    expect(location.file).toBe(location.version === 'new' ? 'fails/things.yaml' : 'before/things.yaml');
    expect(operations).toHaveLength(1);
    expect(message).toMatch(/^\p{Lu}.*[^\s]\.$/u);
    expect(pointer).toMatch(/^\/(paths|components)\//);
  });

  it('keeps silent about a change that is harmless', () => {
    expect(findings(rule, 'passes')).toEqual([]);
  });
});
