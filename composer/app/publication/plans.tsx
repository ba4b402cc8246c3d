import { Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { berlinClock } from '#documents/rules/clock.ts';
import { beginOf } from '#documents/rules/moments.ts';
import { formatDateTime } from '#domain/format/date.ts';
import type { DocumentEntry, PlanEntry } from '../../api.ts';
import { personText } from '../../person.ts';
import { call, messageOf } from '../calls/call.ts';
import { queries } from '../calls/queries.ts';
import { MomentInput } from './moment-input.tsx';
import { titleOf } from '../list/find-documents.ts';
import { notify } from '../shell/notices.tsx';
import { FindingLinks } from './finding-links.tsx';

/** Converts a Berlin time to the timestamp that the composer's server expects; undefined if the time is missing. */
export function instantOf(moment: string): string | undefined {
  const instant = moment.includes(' ') ? beginOf(moment) : Number.NaN;
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}

export interface PlansProps {
  readonly documents: readonly DocumentEntry[];
  /** Open document. */
  readonly file: string;
  readonly mayPublish: boolean;
  readonly close: () => void;
}

/** Planned publications, and plans that failed. */
export function Plans({ documents, file, mayPublish, close }: PlansProps) {
  const { data: plans = [] } = useQuery(queries.plans);
  const { data: session } = useQuery(queries.session);
  if (plans.length === 0) return null;
  return (
    <section className="plans" aria-label="Geplant">
      <h3 className="pane-title">Geplant</h3>
      <ul>
        {plans.map((plan) => (
          <PlanPart
            key={plan.id}
            {...{ plan, documents, file, close }}
            may={{ change: mayPublish, renew: mayPublish && plan.editor.id === session?.editor.id }}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanPartProps extends Omit<PlansProps, 'mayPublish'> {
  readonly plan: PlanEntry;
  readonly may: { readonly change: boolean; readonly renew: boolean };
}

function PlanPart({ plan, documents, file, may, close }: PlanPartProps) {
  const client = useQueryClient();
  const [time, setTime] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const run = (work: () => Promise<unknown>, done: string): void => {
    setFault(undefined);
    const change = async (): Promise<void> => {
      await work();
      setTime(undefined);
      notify(done);
      await Promise.all([client.invalidateQueries(queries.plans), client.invalidateQueries(queries.documents)]);
    };
    change().catch(setFault);
  };
  const nameOf = (name: string): string => {
    const entry = documents.find((each) => each.file === name);
    return entry === undefined ? name : titleOf(entry);
  };
  const isEdited = plan.files.some((each) => each.isEdited);
  const at = time === undefined ? undefined : instantOf(time);
  return (
    <li className="plans__plan" data-plan={plan.id}>
      <Text size="sm" fw={600}>
        {formatDateTime(plan.at)}: {plan.message}
      </Text>
      <Text size="sm" c="dimmed">
        {[plan.files.map((each) => nameOf(each.file)).join(', '), personText(plan.editor)].join(' · ')}
      </Text>
      {isEdited && <Text size="sm">Der Entwurf ist seither geändert. Geplant bleibt, was er damals war.</Text>}
      {plan.fault !== undefined && (
        <div className="publish__fault">
          <Text size="sm">Nicht veröffentlicht: {plan.fault.message}</Text>
          <FindingLinks findings={plan.fault.findings ?? []} file={file} close={close} />
        </div>
      )}
      {fault !== undefined && (
        <Text size="sm" c="red" role="alert">
          {messageOf(fault)}
        </Text>
      )}
      {may.change && (
        <Group gap="xs" align="end">
          {time === undefined ? (
            <Button variant="default" onClick={() => setTime(berlinClock(Date.parse(plan.at)))}>
              Andere Zeit
            </Button>
          ) : (
            <>
              <MomentInput label="Neue Zeit" value={time} onChange={setTime} />
              <Button
                disabled={at === undefined}
                onClick={() => run(() => call('changePlan', { path: { id: plan.id }, body: { at } }), `Geplant für ${formatDateTime(at)}.`)}
              >
                Übernehmen
              </Button>
            </>
          )}
          {may.renew && isEdited && (
            <Button
              variant="default"
              onClick={() =>
                run(
                  () => call('changePlan', { path: { id: plan.id }, body: { fresh: true, ...(at !== undefined && { at }) } }),
                  'Geplant ist jetzt der heutige Stand.',
                )
              }
            >
              Mit heutigem Stand planen
            </Button>
          )}
          <Button variant="subtle" onClick={() => run(() => call('deletePlan', { path: { id: plan.id } }), 'Die Planung ist aufgehoben.')}>
            Aufheben
          </Button>
        </Group>
      )}
    </li>
  );
}
