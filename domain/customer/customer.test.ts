import { describe, expect, it } from 'vitest';
import { adLabel } from './ad-label.ts';
import { readIntegrationContext, writeIntegrationContext } from './integration-context.ts';

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

describe('the context of a customer integration', () => {
  const context = {
    customerId: '17',
    customerName: 'Société Générale',
    customerIntegrationType: 'Derivate Sponsoring',
    customerIntegrationOrigin: '/aktien/SAP?x=1&y=2',
  };

  it('[ISSUER-018] is written with slugs and an encoded origin', () => {
    expect(writeIntegrationContext(context)).toBe(
      'customerId=17&customerName=societe-generale&customerIntegrationType=derivate-sponsoring&customerIntegrationOrigin=%2Faktien%2FSAP%3Fx%3D1%26y%3D2',
    );
  });

  it('[ISSUER-019] is read back from the address', () => {
    const query = Object.fromEntries(new URLSearchParams(writeIntegrationContext(context)));
    expect(readIntegrationContext(query)).toEqual({
      ...context,
      customerName: 'societe-generale',
      customerIntegrationType: 'derivate-sponsoring',
    });
  });

  it.each(['customerId', 'customerName', 'customerIntegrationType'])('[ISSUER-019] is absent without %s', (key) => {
    expect(readIntegrationContext({ ...context, [key]: undefined })).toBeUndefined();
    expect(readIntegrationContext({ ...context, [key]: '' })).toBeUndefined();
  });

  it('[ISSUER-019] needs no origin', () => {
    const { customerIntegrationOrigin: _origin, ...rest } = context;
    expect(readIntegrationContext(rest)).toEqual(rest);
  });
});
