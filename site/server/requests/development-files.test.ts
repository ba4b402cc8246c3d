import { expect, it } from 'vitest';
import { askHandler, echoNext, LEFT } from '#tests/fixtures/served-handler.ts';
import { developmentFilesHandler } from './development-files.ts';

it('gives files of the development tools to Next, and none in production', async () => {
  const statusOf = async (isDevelopment: boolean, path: string) =>
    (await askHandler(developmentFilesHandler({ next: echoNext, isDevelopment }), path)).status;
  expect([await statusOf(true, '/_next/x.js'), await statusOf(true, '/x.js'), await statusOf(false, '/_next/x.js')]).toEqual([
    200,
    LEFT,
    LEFT,
  ]);
});
