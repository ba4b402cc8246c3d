import { describe, expect, it } from 'vitest';
import { adLabel } from './ad-label.ts';
import { integrationContextOf, withIntegrationContext } from './integration-context.ts';

const customer = { shortName: 'Musterbank', photoId: 'muster/logo' };

describe('an ad label', () => {
  it('names the customer', () => {
    expect(adLabel('WITH_NAME', customer)).toEqual({ kind: 'name', text: 'Werbung von Musterbank' });
  });

  it('shows the logo 80 px wide and asks for double', () => {
    expect(adLabel('WITH_LOGO', customer)).toMatchObject({
      text: 'Werbung von ',
      logo: { photoId: 'muster/logo', width: 80, requestWidth: 160, height: undefined, requestHeight: undefined },
    });
  });

  it('sets a height only when one is given', () => {
    expect(adLabel('WITH_LOGO', customer, { height: 30 })).toMatchObject({ logo: { height: 30, requestHeight: 60 } });
  });

  it('is only "Werbung" without a customer', () => {
    expect(adLabel('WITH_LOGO', undefined)).toEqual({ kind: 'plain', text: 'Werbung' });
  });
});

describe('the context of an advertisement', () => {
  const ad = { customer: { id: 7003, shortName: 'Société Générale' }, type: 'Ähnliche Derivate', origin: '/index/DAX-Index-20735' };

  it('[ISSUER-018] is written into the query, with slugs and the origin encoded', () => {
    expect(withIntegrationContext('/derivate/A-DE0001', ad)).toBe(
      '/derivate/A-DE0001?customerId=7003&customerName=societe-generale&customerIntegrationType=aehnliche-derivate&customerIntegrationOrigin=%2Findex%2FDAX-Index-20735',
    );
    const { origin: _origin, ...without } = ad;
    expect(withIntegrationContext('/a?page=1&customerIntegrationOrigin=%2Fb#c', without)).toBe(
      '/a?page=1&customerId=7003&customerName=societe-generale&customerIntegrationType=aehnliche-derivate#c',
    );
  });

  it('[ISSUER-019] is read back as it was written, also without an origin', () => {
    const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://portal.example').searchParams);
    const whole = {
      customerId: '7003',
      customerName: 'societe-generale',
      customerIntegrationType: 'aehnliche-derivate',
      customerIntegrationOrigin: '/index/DAX-Index-20735',
    };
    expect(integrationContextOf(queryOf(withIntegrationContext('/a?b=c', ad)))).toEqual(whole);
    const { customerIntegrationOrigin: _origin, ...bare } = whole;
    expect(integrationContextOf(bare)).toEqual(bare);
  });

  it.each(['customerId', 'customerName', 'customerIntegrationType'])('[ISSUER-019] is absent without %s', (missing) => {
    const query: Record<string, string> = {
      customerId: '1',
      customerName: 'a',
      customerIntegrationType: 'b',
      customerIntegrationOrigin: '/',
    };
    expect(integrationContextOf({ ...query, [missing]: '' })).toBeUndefined();
    delete query[missing];
    expect(integrationContextOf(query)).toBeUndefined();
  });
});
