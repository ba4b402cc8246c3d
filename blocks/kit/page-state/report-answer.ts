import type { ApiResponse } from './state.ts';

/** Heard by the loader, which fetches what shows it (`site/islands/layers.ts`), and from then on by that itself. */
export const ANSWER = 'answer';

/** Whether an event brings the answer of a call: `reportAnswer` alone makes such events. */
export function bringsAnswer(event: Event): event is CustomEvent<ApiResponse> {
  return event.type === ANSWER;
}

/** Tells the page what a call came to. What is not told by a form itself shows as a toast, once. */
export function reportAnswer(response: ApiResponse, page: Document = document): void {
  page.dispatchEvent(new CustomEvent<ApiResponse>(ANSWER, { detail: response }));
}
