import { describe, expect, it } from 'vitest';
import { adLabel } from './ad-label.ts';

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
