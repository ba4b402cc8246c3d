import { BadRequestError } from '../errors.ts';
import { encoding as encodings, type Encoding } from '../generated/constants.ts';
import type { GatewayMessage } from '../generated/messages.ts';
import type { Codec, Compression, Frame, InvalidMessage } from '../types.ts';
import { parseJson } from './parse.ts';

/**
 * Messages to frames and back: text in the plain encoding, compressed UTF-8 in the other.
 * @param maximumSize bytes that a frame may have as received, and again once expanded.
 */
export function createCodec(encoding: Encoding, compression: Compression, maximumSize: number): Codec {
  const isPlain = encoding === encodings.plain;

  const textOf = (frame: Frame): string => {
    if ((typeof frame === 'string') !== isPlain) throw new Error(`${isPlain ? 'binary' : 'text'} frame in encoding ${encoding}`);
    if (sizeOf(frame, maximumSize) > maximumSize) throw new Error(`frame of more than ${maximumSize} bytes`);
    return typeof frame === 'string' ? frame : utf8.decode(compression.expand(frame, maximumSize));
  };

  return {
    encoding,
    encode(message) {
      const text = JSON.stringify(message);
      return isPlain ? text : compression.compress(bytesOf.encode(text));
    },
    decode(frame) {
      try {
        return messageOf(parseJson(textOf(frame)));
      } catch (error) {
        return invalid(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** The encoding of that name, the compressed one by default. @throws BadRequestError for any other. */
export function encodingOf(text: string = encodings.compressed): Encoding {
  if (text === encodings.plain || text === encodings.compressed) return text;
  throw new BadRequestError('Unknown or unsupported encoding');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const bytesOf = new TextEncoder();

/** Bytes of a frame; of a text that is surely small enough, only its length. */
function sizeOf(frame: Frame, limit: number): number {
  return typeof frame === 'string' && frame.length <= limit && frame.length * 3 > limit ? bytesOf.encode(frame).length : frame.length;
}

/** A message of whatever kind: those that this version does not know are the receiver's to ignore. */
function messageOf(value: unknown): GatewayMessage | InvalidMessage {
  const isMessage = typeof value === 'object' && value !== null && 'Message' in value && typeof value.Message === 'string';
  return isMessage ? (value as GatewayMessage) : invalid('no object with a member "Message"');
}

function invalid(cause: string): InvalidMessage {
  return { Message: 'InvalidMessage', cause };
}
