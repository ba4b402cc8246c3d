import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ISSUER-011] shows the closing text', async () => {
  expect((await draw('issuer-footer', 'mit Text')).textContent).toBe('Knock-out-Zertifikate können ihren gesamten Wert verlieren.');
});

it('[ISSUER-011] is nothing without one', async () => {
  expect((await draw('issuer-footer', 'ohne Text')).innerHTML).toBe('');
});
