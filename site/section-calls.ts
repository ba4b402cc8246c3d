import type { Middleware } from 'openapi-fetch';
import { createCall, type Call } from '#client/call.ts';
import { inSections } from '#client/sections.ts';
import type { SectionOf } from '#domain/instrument/section.ts';
import { sectionIn } from '#subjects/kit/section-in.ts';
import type { Transport } from '#client/transport.ts';
import { currentConfig } from './config-store.ts';

/** Calls whose answers name instruments where the portal has their pages (`config/sections.yaml`). */
export function createSectionCall(transport: Transport, ...middleware: readonly Middleware[]): Call {
  return inSections(createCall(transport, ...middleware), currentSections);
}

/** Where the portal has the pages of an instrument, as it is configured now. */
export function currentSections(): SectionOf {
  return sectionIn(currentConfig());
}
