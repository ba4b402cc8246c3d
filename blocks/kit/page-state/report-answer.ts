import type { ApiResponse } from './state.ts';

/**
 * Event that the loader listens to; it loads the module that shows the message (`site/islands/layers.ts`), which then handles later events
 * itself.
 */
export const ANSWER = 'answer';

/** Returns true if an event contains the result of a call; only `reportAnswer` dispatches such events. */
export function bringsAnswer(event: Event): event is CustomEvent<ApiResponse> {
  return event.type === ANSWER;
}

/** Reports the result of a call to the page. A toast shows it once, unless a form shows it itself. */
export function reportAnswer(response: ApiResponse, page: Document = document): void {
  page.dispatchEvent(new CustomEvent<ApiResponse>(ANSWER, { detail: response }));
}
