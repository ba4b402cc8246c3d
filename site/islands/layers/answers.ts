import type { PageStore } from '#blocks/kit/page-state/store.ts';
import type { ToastKind } from './toast.ts';
import { bringsAnswer } from '#blocks/kit/page-state/report-answer.ts';

/** Shows the result of each call once as a toast, then clears it from the state. Results of forms stay until the next submission. */
export function showAnswers(page: Document, { watch, dispatch }: PageStore): (event: Event) => void {
  const toast = (text: string, kind: ToastKind): void => void import('./toast.ts').then(({ showToast }) => showToast(text, kind, page));
  watch(({ apiResponse }, before) => {
    if (apiResponse === undefined || apiResponse === before.apiResponse || apiResponse.isFormAction) return;
    const { displaySuccessMessage, displayErrorMessage } = apiResponse;
    if (displaySuccessMessage) toast(displaySuccessMessage, 'success');
    else if (displayErrorMessage) toast(displayErrorMessage, 'error');
    dispatch({ type: 'reset API response' });
  });
  return (event) => {
    if (bringsAnswer(event)) dispatch({ type: 'set API response', response: event.detail });
  };
}
