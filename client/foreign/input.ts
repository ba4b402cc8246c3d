import type { Operation } from './operation.ts';

/** Types of an operation, as openapi-typescript generates them. */
type TypesOf<Op> = Op extends Operation<infer Types> ? Types : never;
type DefaultMedia<Op> = Op extends Operation<unknown, infer Media> ? Media : never;

type Values<Types, Place extends string> = Types extends { parameters: infer P }
  ? Place extends keyof P
    ? Exclude<P[Place], undefined>
    : never
  : never;
type Parameters<Types, Place extends string> = [Values<Types, Place>] extends [never]
  ? unknown
  : Partial<Values<Types, Place>> extends Values<Types, Place>
    ? { readonly [P in Place]?: Readonly<Values<Types, P>> }
    : { readonly [P in Place]: Readonly<Values<Types, P>> };

/** Body that the client sends unchanged. */
export type RawBody = string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;
type Json = `${string}/json` | `${string}+json` | `${string}json;${string}`;
type Form = `multipart/form-data${string}` | `application/x-www-form-urlencoded${string}`;
type Written<Media, Value> = Media extends Json | Form ? Value : RawBody;
type BodyOf<Media, Value, Default> = { readonly body: Written<Media, Value> } & (Media extends `${string}*${string}`
  ? { readonly contentType: string }
  : Media extends Default
    ? { readonly contentType?: Media }
    : { readonly contentType: Media });
type Bodies<All, Default> = { [Media in keyof All]: BodyOf<Media, All[Media], Default> }[keyof All];
type Body<Types, Default> = Types extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Media }
    ? [keyof Media] extends [never]
      ? unknown
      : undefined extends Request
        ? Bodies<Media, Default> | { readonly body?: undefined; readonly contentType?: undefined }
        : Bodies<Media, Default>
    : unknown
  : unknown;

/** Input of a call: parameters by location, and the body with its media type if that is not the default. */
export type Input<Op> = object &
  Parameters<TypesOf<Op>, 'path'> &
  Parameters<TypesOf<Op>, 'query'> &
  Parameters<TypesOf<Op>, 'header'> &
  Parameters<TypesOf<Op>, 'cookie'> &
  Body<TypesOf<Op>, DefaultMedia<Op>>;

/** Input as arguments. It is optional if nothing in it is required. */
export type InputArguments<Op> = object extends Input<Op> ? [input?: Input<Op>] : [input: Input<Op>];

type Read<Media, Value> = Media extends Json | '*/*'
  ? Value
  : Blob extends Value
    ? Blob
    : Media extends `text/${string}` | `${string}xml${string}`
      ? string
      : Value extends string
        ? string | Blob
        : Value;
type Content<Answer> = Answer extends { content: infer Media }
  ? [keyof Media] extends [never]
    ? undefined
    : { [Name in keyof Media]: Read<Name, Media[Name]> }[keyof Media]
  : undefined;
type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | '2XX';

/** Output of a successful call: JSON as data, text as text, everything else as a `Blob`; undefined without a body. */
export type Output<Op> =
  TypesOf<Op> extends { responses: infer Responses }
    ? [keyof Responses & Success] extends [never]
      ? 'default' extends keyof Responses
        ? Content<Responses['default']>
        : undefined
      : Content<Responses[keyof Responses & Success]>
    : never;
