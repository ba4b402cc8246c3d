import { Badge } from '@mantine/core';
import { use, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Help } from '../help.tsx';
import { FindingsOf, useForm } from '../form-context.ts';
import { countBelow } from '../findings-by-place.ts';

interface SectionProps {
  readonly at: string;
  readonly title: string;
  readonly help?: string | undefined;
  readonly before?: ReactNode;
  /** Actions on the whole section, shown beside the title. */
  readonly actions?: ReactNode;
  readonly startsOpen?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Called only while the section is open. */
  readonly children: () => ReactNode;
}

/** Part of a form that folds. Folded content is not rendered, so that a form with hundreds of entries stays fast. */
export function Section({ at, title, help, before, actions, startsOpen = false, onKeyDown, children }: SectionProps) {
  const { reveal, isUnfolded } = useForm();
  const [isOpen, setIsOpen] = useState(startsOpen || isUnfolded);
  const [revealed, setRevealed] = useState<string>();
  if (reveal !== revealed) {
    setRevealed(reveal);
    if (reveal?.startsWith(`${at}/`) === true) setIsOpen(true);
  }
  const id = useId();
  const { errors, warnings } = countBelow(use(FindingsOf), at);
  return (
    <section className="form-section" data-pointer={at} aria-labelledby={`${id}-title`}>
      <div className="form-section-head">
        {before}
        <button
          type="button"
          className="form-section-toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true" className="form-section-sign" />
          <span id={`${id}-title`}>{title}</span>
        </button>
        {errors > 0 && (
          <Badge color="red" size="sm">
            {errors} Fehler
          </Badge>
        )}
        {warnings > 0 && (
          <Badge color="yellow" size="sm">
            {warnings === 1 ? '1 Hinweis' : `${warnings} Hinweise`}
          </Badge>
        )}
        {actions}
      </div>
      <div id={`${id}-body`} className="form-section-body" hidden={!isOpen}>
        {isOpen && help !== undefined && (
          <p className="form-help">
            <Help text={help} label={title} />
          </p>
        )}
        {isOpen && children()}
      </div>
    </section>
  );
}
