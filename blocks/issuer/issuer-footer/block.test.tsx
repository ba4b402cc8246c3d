import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ISSUER-011] shows the closing text', async () => {
  expect((await mountBlock('issuer-footer', 'mit Text')).textContent).toBe('Knock-out-Zertifikate können ihren gesamten Wert verlieren.');
});

it('[ISSUER-011] is nothing without one', async () => {
  expect((await mountBlock('issuer-footer', 'ohne Text')).innerHTML).toBe('');
});
