import type { ContentRules } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<ContentRules> = {
  absent: { order: ['headings', 'excluded-headlines', 'numbering'] },
  lists: {},
};
