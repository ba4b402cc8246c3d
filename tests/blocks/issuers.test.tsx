import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { mountBlockWith } from '#blocks/kit/testing-mount.ts';
import type { Issuer } from '#documents/generated/types.ts';

const folder = join(import.meta.dirname, '../fixtures/editorial/config/issuers');
const issuers = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Issuer);
const subjectOf = (issuer: Issuer): IssuerSubject => ({ kind: 'issuer', issuer, activeTab: undefined });

describe('the configured microsites', () => {
  it('are two with a finder and one with lists at least', () => {
    expect(issuers.filter(({ layout }) => layout === 'finder').length).toBeGreaterThanOrEqual(2);
    expect(issuers.filter(({ layout }) => layout === 'list').length).toBeGreaterThanOrEqual(1);
  });

  it('[ISSUER-006] include one whose tabs are Gold, Silber, Metalle and Öl, in this order', async () => {
    const drawn: (string | null)[][] = [];
    for (const issuer of issuers.filter(({ layout }) => layout === 'list')) {
      await mountBlockWith('issuer-tabs', 'erster Reiter aktiv', { subject: subjectOf(issuer) });
      drawn.push(screen.getAllByRole('link').map(({ textContent }) => textContent));
    }
    expect(drawn).toContainEqual(['Gold', 'Silber', 'Metalle', 'Öl']);
  });

  it.each(issuers.map((issuer) => [issuer.alias, issuer] as const))(
    '[ISSUER-007] %s shows its name, sub headline, teaser and the whole profile',
    async (_alias, issuer) => {
      const body = await mountBlockWith('issuer-profile', 'ohne Kunden', { subject: subjectOf(issuer) });
      expect(within(body).getByRole('heading', { level: 1 }).textContent).toBe(issuer.name);
      for (const text of [issuer.subHeadline, issuer.teaser, ...issuer.profile.split(/\n\s*\n/)])
        expect(body.textContent).toContain(text?.trim());
    },
  );

  it.each(issuers.map((issuer) => [issuer.alias, issuer] as const))(
    '[ISSUER-009] %s shows every one of its tiles',
    async (_alias, issuer) => {
      await mountBlockWith('issuer-tiles', 'zwei Kacheln', { subject: subjectOf(issuer) });
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(issuer.tiles?.map(({ url }) => url));
    },
  );
});
