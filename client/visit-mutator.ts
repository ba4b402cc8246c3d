import { sendForHook, type HookRequest } from './orval-mutator.ts';
import { givenParameters } from './url.ts';
import { visitParameters } from './visit.ts';

/** Makes one call of those that take device and application for a generated hook; what the call names itself goes first. */
export function sendWithVisit<Body>(request: HookRequest): Promise<Body> {
  return sendForHook({ ...request, params: { ...visitParameters(), ...givenParameters(request.params) } });
}
