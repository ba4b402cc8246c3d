import { query, type BlockInput } from '../../kit/block.ts';
import type { GroupListProps } from '../../generated/props.ts';
import { askForGroups } from '#subjects/group/groups.ts';

/** Query for groups that the finder counts by its filters. */
export function needs({ props: { operation } }: BlockInput<GroupListProps>) {
  return { groups: query(operation, askForGroups()) };
}
