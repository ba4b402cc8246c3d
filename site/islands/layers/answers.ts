import type { PageStore } from '#blocks/kit/page-state/store.ts';
import type { ToastKind } from './toast.ts';
import { bringsAnswer } from '#blocks/kit/page-state/tell-answer.ts';

/** Shows what calls came to as a toast, once: then the state is cleared. What belongs to a form stays until the form is sent again. */
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
