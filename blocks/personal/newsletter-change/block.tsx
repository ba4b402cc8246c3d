import type { NewsletterChangeProps } from '../../generated/props.ts';
import type { FormBlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { PlainForm } from '../../kit/form/form-parts.tsx';
import type { NewsletterQueries } from './data.ts';

/** Gives or withdraws the consent to the newsletter. Support working in a user's account gets an explanation instead. */
export function NewsletterChange({ form, data: { user }, page: { visitor } }: FormBlockView<NewsletterChangeProps, NewsletterQueries>) {
  const stored: Readonly<Record<string, string>> = user?.wantsNewsletter === true ? { wantsNewsletter: '1' } : {};
  const values = form.findings.length > 0 ? form.values : stored;
  return (
    <section className="newsletter-change">
      <BlockHead title="Newsletter" />
      {visitor.who?.adminEmail === undefined ? (
        <PlainForm form={{ ...form, values }} />
      ) : (
        <p>Im Admin-View lässt sich der Newsletter weder bestellen noch abbestellen.</p>
      )}
    </section>
  );
}
