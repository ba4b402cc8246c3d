import { expect, it } from 'vitest';
import { portalEnvironment } from './environment.ts';

it('is what is set, else production but for the development server', () => {
  expect(portalEnvironment({ PARKETT_ENVIRONMENT: 'testing', NODE_ENV: 'development' })).toBe('testing');
  expect(portalEnvironment({ NODE_ENV: 'development' })).toBe('development');
  expect(portalEnvironment({ PARKETT_ENVIRONMENT: '', NODE_ENV: 'production' })).toBe('production');
  expect(() => portalEnvironment({ PARKETT_ENVIRONMENT: 'prod' })).toThrow('PARKETT_ENVIRONMENT=prod ist keine Umgebung');
});
