import { useId, useState } from 'react';

/** Maximum length of a help text that is shown without folding, in characters. */
const SHORT = 130;

/** Help text of a field: its beginning, and the rest on request. */
export function Help({ text, label }: { readonly text: string; readonly label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const begin = beginningOf(text);
  if (begin === text) return text;
  return (
    <>
      <span id={id}>{isOpen ? text : `${begin} …`}</span>{' '}
      <button
        type="button"
        className="form-more"
        aria-label={`${isOpen ? 'weniger' : 'mehr'} zu ${label}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'weniger' : 'mehr'}
      </button>
    </>
  );
}

/** First whole sentences that fit the short length, otherwise whole words. A text that is only slightly longer is not cut. */
export function beginningOf(text: string): string {
  if (text.length <= SHORT * 1.25) return text;
  const sentences = [...text.slice(0, SHORT).matchAll(/[.!?](?= )/gu)].at(-1);
  if (sentences !== undefined && sentences.index > 20) return text.slice(0, sentences.index + 1);
  const words = text.slice(0, SHORT);
  return words.slice(0, words.lastIndexOf(' ')).replace(/[,;:]$/u, '');
}
