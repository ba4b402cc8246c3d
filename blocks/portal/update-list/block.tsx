import { safeHref } from '#documents/rules/safe-href.ts';
import type { UpdateEntry } from '#documents/generated/types.ts';
import { formatLongDate } from '#domain/format/date.ts';
import { shownUpdates } from '#domain/updates/shown.ts';
import { RichText } from '../../kit/text/rich-text.tsx';
import type { UpdateListProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { EmptyState } from '../../kit/empty-state.tsx';

const KINDS: Readonly<Record<UpdateEntry['kind'], string>> = { new: 'Neu', improved: 'Besser', fixed: 'Behoben' };

/** News about the portal, newest first. */
export function UpdateList({ page, config }: BlockView<UpdateListProps> & WithConfig<'updates'>) {
  const updates = shownUpdates(config.updates.updates, page.now);
  if (updates.length === 0) return <EmptyState>Hier steht, was im Portal neu ist, sobald es etwas gibt.</EmptyState>;
  return (
    <div className="update-list">
      {updates.map((update) => (
        <Update key={update.id} {...update} />
      ))}
      <p className="update-list__feed">
        Auch als <a href="/updates.xml">Atom-Feed</a> für deinen Feedreader.
      </p>
    </div>
  );
}

function Update({ id, date, kind, title, text, link }: UpdateEntry) {
  return (
    <article className="update-list__entry" id={id}>
      <p className="update-list__meta">
        <time dateTime={date}>{formatLongDate(date)}</time>
        <span className="update-list__kind" data-kind={kind}>
          {KINDS[kind]}
        </span>
      </p>
      <h2 className="update-list__title">
        <a href={`#${id}`}>{title}</a>
      </h2>
      {text.map((paragraph, index) => (
        <RichText key={index} as="p" className="update-list__text" html={paragraph} />
      ))}
      {link !== undefined && (
        <p>
          <a href={safeHref(link.path)}>{link.label}</a>
        </p>
      )}
    </article>
  );
}
