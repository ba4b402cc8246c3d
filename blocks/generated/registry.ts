/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { AnyBlock } from '../kit/registry.ts';

/** Every block by type, each with the types of its own props, subject and calls. */
export const registry = {} as const;

export type BlockType = keyof typeof registry;

/** The same blocks for whoever looks one up by a type from a document. */
export const blocksByType: Readonly<Record<string, AnyBlock>> = registry;
