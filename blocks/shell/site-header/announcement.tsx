import { isAnnounced } from '#documents/rules/dates.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import * as messages from '#domain/texts/messages.ts';
import type { PageFacts, WithConfig } from '../../kit/block.ts';

interface AnnouncementView extends WithConfig<'header'> {
  readonly page: Pick<PageFacts, 'now'>;
}

/** Temporary announcement of the portal for everyone. Visitors who close it do not see it again: its id is stored in the browser. */
export function Announcement({ config: { header }, page }: AnnouncementView) {
  const { announcement } = header;
  if (announcement === undefined || !isAnnounced(announcement, page.now)) return null;
  const { id, text, link } = announcement;
  return (
    <section className="site-header__announcement" data-message={id} aria-label="Hinweis">
      <p>{link === undefined ? text : <a href={safeHref(link)}>{text}</a>}</p>
      <button type="button" aria-label={messages.closeAnnouncement} data-close-message="">
        ×
      </button>
    </section>
  );
}
