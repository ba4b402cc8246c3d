import { isRefusal, withSignal } from '../run-plan.ts';

/** The answer, or undefined when the provider says that there is no such thing. */
export async function orUnknown<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  try {
    return await withSignal(run, signal);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
