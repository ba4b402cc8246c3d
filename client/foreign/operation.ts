/** Location of a parameter in a request. */
export type Place = 'path' | 'query' | 'header' | 'cookie';
/** Serialization of lists and objects (OpenAPI, "Style Values"). */
export type Style = 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

/** Serialization of one value. Omitted fields have the default of their location. */
export interface Writing {
  readonly style?: Style;
  readonly explode?: boolean;
  readonly allowReserved?: true;
  /** Media type that replaces the style (`content` of a parameter, `contentType` of a part of a body). */
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
  /** Serialization of properties by media type of the request, in document order. The first media type is the default. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, Writing>>>>;
  /** Media types of successful answers, in document order. */
  readonly answers?: readonly string[];
  /** Media types of answers that the document calls binary. */
  readonly binary?: readonly string[];
  /** Alternatives; each lists the security schemes that it requires together. */
  readonly security?: readonly (readonly string[])[];
}

declare const described: unique symbol;

/** Operation with its types: those of openapi-typescript, and the default media type of its request. */
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
