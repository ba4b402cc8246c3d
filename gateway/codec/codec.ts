import { BadRequestError } from '../errors.ts';
import type { Encoding } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import type { Codec, Compression, Frame, InvalidMessage, SentFrame } from '../types.ts';
import { parseJson } from './parse.ts';

/**
 * Messages to frames and back: text in the plain encoding, compressed UTF-8 in the other.
 * @param maximum bytes that a frame may have as received, and again once expanded.
 */
export function createCodec(encoding: Encoding, compression: Compression, maximum: number): Codec {
  return encoding === 'jsjson-v2' ? plainCodec(maximum) : compressedCodec(compression, maximum);
}

/** The codec of the compressed encoding alone, for browsers. */
export function compressedCodec({ compress, expand }: Compression, maximum: number): Codec {
  return codecOf(
    'jsjsonc-v2',
    (text) => compress(utf8.encode(text)),
    (frame) => {
      if (typeof frame === 'string' || frame.length > maximum) throw new Error(`text, or more than ${maximum} bytes`);
      return strictUtf8.decode(expand(frame, maximum));
    },
  );
}

function plainCodec(maximum: number): Codec {
  return codecOf(
    'jsjson-v2',
    (text) => text,
    (frame) => {
      if (typeof frame !== 'string' || sizeOf(frame, maximum) > maximum) throw new Error(`no text, or more than ${maximum} bytes`);
      return frame;
    },
  );
}

function codecOf(encoding: Encoding, write: (text: string) => SentFrame, read: (frame: Frame) => string): Codec {
  return {
    encoding,
    encode: (message) => write(JSON.stringify(message)),
    decode(frame) {
      try {
        return messageOf(parseJson(read(frame)) ?? {});
      } catch (error) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Errors alone are thrown by those who read frames
        return invalid((error as Error).message);
      }
    },
  };
}

/** The encoding of that name, the compressed one by default. @throws BadRequestError for any other. */
export function encodingOf(text: string = 'jsjsonc-v2'): Encoding {
  if (text === 'jsjson-v2' || text === 'jsjsonc-v2') return text;
  throw new BadRequestError('Unknown or unsupported encoding');
}

const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });
const utf8 = /* @__PURE__ */ new TextEncoder();

/** Bytes of a text; of one that is surely small enough, only its length. */
function sizeOf(text: string, limit: number): number {
  return text.length <= limit && text.length * 3 > limit ? utf8.encode(text).length : text.length;
}

/**
 * A message of whatever kind: those that this version does not know are the receiver's to ignore.
 * @param message as it came; receivers read it defensively, for the sender may know more kinds, or have left something out
 */
function messageOf(message: GatewayMessage | { readonly Message?: undefined }): GatewayMessage | InvalidMessage {
  return typeof message.Message === 'string' ? message : invalid('no object with a member "Message"');
}

function invalid(cause: string): InvalidMessage {
  return { Message: 'InvalidMessage', cause };
}
