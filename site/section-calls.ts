import type { Middleware } from 'openapi-fetch';
import { createCall, type Call } from '#client/call.ts';
import { inSections } from '#client/sections.ts';
import type { SectionOf } from '#domain/instrument/section.ts';
import { sectionIn } from '#subjects/kit/section-in.ts';
import type { Transport } from '#client/transport.ts';
import { currentConfig } from './config-store.ts';

/** Creates a call whose answers have the portal's addresses of instruments (`config/sections.yaml`). */
export function createSectionCall(transport: Transport, ...middleware: readonly Middleware[]): Call {
  return inSections(createCall(transport, ...middleware), currentSections);
}

/** Returns the section of an instrument in the current configuration. */
export function currentSections(): SectionOf {
  return sectionIn(currentConfig());
}
