import { describe, expect, it } from 'vitest';
import { fillDisk } from './full-disk.ts';
import { mayMount } from './small-disk.ts';

describe.runIf(mayMount)('A provider whose disk is full', () => {
  it('loses nothing, refuses in clear words, reads on, recovers by itself, and ends in time', async () => {
    expect(await fillDisk(2)).toMatchObject({ rounds: 2, faults: [] });
  });
});
