import { describe, expect, it } from 'vitest';
import { ANYONE } from '#domain/user/visitor.ts';
import { contentArea } from './content-area.ts';

const lists = { wide: ['/'], medium: ['/impressum'], withoutSky: ['/login'], skipConsent: [], shop: [] };
const areaOf = (route: string | undefined, visitor = ANYONE, hasAnnouncement = false, hasAdEngine = true) =>
  contentArea({ route, visitor, hasAnnouncement, hasAdEngine }, lists);
const classesOf = (...facts: Parameters<typeof areaOf>) => areaOf(...facts).classes.split(' ');

describe('the content area', () => {
  it('[SHELL-076] is marked as normal, or as one with an announcement', () => {
    expect(classesOf('/')).toContain('page-main--normal');
    expect(classesOf('/', ANYONE, true)).toContain('page-main--announcement');
    expect(classesOf('/', ANYONE, true)).not.toContain('page-main--normal');
  });

  it('[SHELL-077] is marked as free of ads where no banner stands, and as one without slots where these are off', () => {
    const ads = (...facts: Parameters<typeof areaOf>) => classesOf(...facts).filter((name) => name.includes('ad-'));
    expect(ads('/')).toEqual([]);
    expect(ads('/', { ...ANYONE, features: ['no_banner_feature'] })).toEqual(['page-main--ad-free']);
    expect(ads('/', ANYONE, false, false)).toEqual(['page-main--ad-free']);
    expect(ads('/login')).toEqual(['page-main--ad-free', 'page-main--without-ad-slots']);
    expect(ads('/', { ...ANYONE, isApp: true })).toEqual(['page-main--ad-free', 'page-main--without-ad-slots']);
  });

  it('[SHELL-077] is centred wherever the style sheet has room for it', () => {
    expect(classesOf('/')).toContain('page-main--centred');
  });

  it('[SHELL-063] is followed by the slot „sky“ but on listed routes', () => {
    expect(['/', '/login', undefined].map((route) => areaOf(route).hasSky)).toEqual([true, false, true]);
  });

  it('takes the limits of its route on both kinds of large screens', () => {
    const limits = (...facts: Parameters<typeof areaOf>) => classesOf(...facts).filter((name) => /-(?:lg|xl)-/.test(name));
    expect(limits('/')).toEqual(['page-main--lg-large', 'page-main--xl-large']);
    expect(limits('/impressum')).toEqual(['page-main--lg-medium', 'page-main--xl-medium']);
    expect(limits('/', { ...ANYONE, isApp: true })).toEqual(['page-main--lg-extra-large', 'page-main--xl-extra-large']);
  });
});
