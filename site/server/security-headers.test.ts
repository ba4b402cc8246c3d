import { expect, it } from 'vitest';
import { gatewayOrigin } from './security-headers.ts';

it('allows connections to a gateway that lies elsewhere, and to no more than that', () => {
  expect(gatewayOrigin('wss://kurse.example/ws')).toEqual(['wss://kurse.example']);
  expect(gatewayOrigin('ws://10.0.0.1:4000/ws')).toEqual(['ws://10.0.0.1:4000']);
});

it.each([undefined, '', 'https://kurse.example', 'wss://', "wss:// 'unsafe-inline'"])('allows nothing for %s', (address) => {
  expect(gatewayOrigin(address)).toEqual([]);
});
