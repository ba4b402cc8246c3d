/** Where a parameter stands in a request. */
export type Place = 'path' | 'query' | 'header' | 'cookie';
/** How lists and objects are written (OpenAPI, "Style Values"). */
export type Style = 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** How one value is written; what is left out is the default of its place. */
export interface Writing {
  readonly style?: Style;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Written as this media type instead of by a style (`content` of a parameter, `contentType` of a part of a body). */
  readonly media?: string;
}

export interface Parameter extends Writing {
  readonly name: string;
  readonly in: Place;
}

/** Facts about an operation of a foreign document that the client needs at run time. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly Parameter[];
  /** By media type of the request, in the document's order; the first is the default. With how its properties are written. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, Writing>>>>;
  /** Media types of successful answers, in the document's order. */
  readonly answers?: readonly string[];
  /** Those of them that the document calls binary. */
  readonly binary?: readonly string[];
  /** Alternatives; each lists the security schemes that it needs together. */
  readonly security?: readonly (readonly string[])[];
}

declare const described: unique symbol;

/** An operation with its types: those that openapi-typescript gives it, and the default of its request's media types. */
export interface Operation<Types = unknown, DefaultMedia extends string = string> extends OperationFacts {
  readonly [described]?: readonly [Types, DefaultMedia];
}

/** Input of any call, as far as it is known at run time. */
export interface AnyInput {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly contentType?: string | undefined;
}
