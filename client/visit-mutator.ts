import { sendForHook, type HookRequest } from './orval-mutator.ts';
import { givenParameters } from './url.ts';
import { visitParameters } from './visit.ts';

/** Makes a call that takes device and application, for a generated hook. Values of the call itself take precedence. */
export function sendWithVisit<Body>(request: HookRequest): Promise<Body> {
  return sendForHook({ ...request, params: { ...visitParameters(), ...givenParameters(request.params) } });
}
