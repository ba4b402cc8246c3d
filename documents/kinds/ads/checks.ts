import type { Ads } from '../../generated/types.ts';
import type { Fault } from '../../reader/fault.ts';
import type { Placed } from '../../reader/references/placed.ts';
import type { Check } from '../check.ts';

/** Reports slots that no window is wide enough for, and channels without a path. */
export const check: Check<Placed<Ads>> = ({ value: { slots, channels }, source }) => {
  const ofSlots = slots.flatMap(({ name, from, upTo }, index): Fault[] =>
    from === undefined || upTo === undefined || from <= upTo
      ? []
      : [
          {
            rule: 'wrong-width',
            path: ['slots', index, 'upTo'],
            part: 'value',
            message: `Der Werbeplatz „${name}“ gilt bis ${upTo} Pixel, beginnt aber erst bei ${from}.`,
            expected: `eine Zahl ab ${from}`,
          },
        ],
  );
  const ofChannels = channels.flatMap(({ channel, at, under }, index): Fault[] =>
    at === undefined && under === undefined
      ? [
          {
            rule: 'channel-nowhere',
            path: ['channels', index, 'channel'],
            part: 'value',
            message: `Der Kanal „${channel}“ nennt keinen Pfad, auf dem er gilt.`,
            expected: 'at oder under mit mindestens einem Pfad',
          },
        ]
      : [],
  );
  return [...ofSlots, ...ofChannels].map((fault) => ({ source, fault }));
};
