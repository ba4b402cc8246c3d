import { BadRequestError } from '../errors.ts';
import type { Encoding } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import type { Codec, Compression, Frame, InvalidMessage, SentFrame } from '../types.ts';
import { parseJson } from './parse.ts';

/**
 * Codec between messages and frames: text in the plain encoding, compressed UTF-8 in the other.
 * @param maximum size of a frame in bytes, as received and again once expanded
 */
export function createCodec(encoding: Encoding, compression: Compression, maximum: number): Codec {
  return encoding === 'jsjson-v2' ? plainCodec(maximum) : compressedCodec(compression, maximum);
}

/** Codec of the compressed encoding only, for browsers. */
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

/**
 * Encoding by name; the compressed one by default.
 * @throws BadRequestError for an unknown name
 */
export function encodingOf(text: string = 'jsjsonc-v2'): Encoding {
  if (text === 'jsjson-v2' || text === 'jsjsonc-v2') return text;
  throw new BadRequestError('Unknown or unsupported encoding');
}

const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });
const utf8 = /* @__PURE__ */ new TextEncoder();

/** Size of a text in bytes. For a text that is certainly within the limit, returns its length instead. */
function sizeOf(text: string, limit: number): number {
  return text.length <= limit && text.length * 3 > limit ? utf8.encode(text).length : text.length;
}

/**
 * Validates only that a message names its kind. Receivers ignore kinds that this version does not know.
 * @param message as received; receivers read it defensively, because the sender may know more kinds, or have omitted members
 */
function messageOf(message: GatewayMessage | { readonly Message?: undefined }): GatewayMessage | InvalidMessage {
  return typeof message.Message === 'string' ? message : invalid('no object with a member "Message"');
}

function invalid(cause: string): InvalidMessage {
  return { Message: 'InvalidMessage', cause };
}
