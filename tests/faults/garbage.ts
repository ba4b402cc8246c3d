import { nodeCompression } from '#gateway/codec/node-compression.ts';
import type { Encoding } from '#gateway/generated/constants.ts';
import type { Injection } from './proxy.ts';
import type { Garbage } from './scenario.ts';

/** A job number that is not in use. */
const NOBODY = 999_999_999;

const TEXTS: Readonly<Record<Exclude<Garbage, 'noise' | 'binary'>, string>> = {
  noJson: '{"Message":"HighLevelUpdate",',
  noMessage: '{"Version":2,"header":{"id_job":1}}',
  unknownKind: '{"Message":"Greeting","Version":3,"header":{"id_job":1}}',
  lossOfNothing: `{"Message":"LossMessage","Version":2,"reason":{"value":1},"header":{"id_job":${NOBODY}}}`,
  proto: `{"Message":"HighLevelUpdate","Version":2,"__proto__":{"polluted":1},"response":{"Message":"HighLevelResponse","data":{"constructor":{"prototype":{"polluted":1}}}},"header":{"id_job":${NOBODY}}}`,
};

/** Returns bytes that no side of the protocol would send, or not in this state. */
export function garbageOf(what: Garbage, encoding: Encoding, chance: () => number): Injection {
  const noise = Buffer.from(Array.from({ length: 64 }, () => Math.floor(chance() * 256)));
  if (what === 'noise') return { bytes: noise };
  if (what === 'binary') return { binary: noise };
  const text = TEXTS[what];
  return encoding === 'jsjson-v2' ? { text } : { binary: Buffer.from(nodeCompression.compress(Buffer.from(text))) };
}
