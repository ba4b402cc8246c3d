import { MOST_COMPARED } from '#domain/comparison/selection.ts';
import type { ComparisonSubject } from '#subjects/comparison/subject.ts';

/** Instruments that were not added or are not compared, with the reason; renders nothing if there are none. */
export function Refused({
  subject: { refused, leftOut, name },
  unknown,
}: {
  readonly subject: ComparisonSubject;
  readonly unknown: readonly string[];
}) {
  const told = [
    ...(refused === undefined ? [] : [refusal(refused, name)]),
    ...(leftOut.length === 0
      ? []
      : [
          `Nicht dabei: ${leftOut.slice(0, MOST_COMPARED).join(', ')}. Verglichen werden höchstens ${MOST_COMPARED} ${name}, genannt mit ihrer ISIN.`,
        ]),
    ...(unknown.length === 0
      ? []
      : [`Zu ${unknown.join(', ')} ist hier nichts bekannt oder gerade nichts zu erfahren. Verglichen werden ${name}.`]),
  ];
  return told.map((text) => (
    <p key={text} className="comparison__refused" role="status">
      {text}
    </p>
  ));
}

function refusal({ asked, reason }: NonNullable<ComparisonSubject['refused']>, name: string): string {
  if (reason === 'full')
    return `„${asked}“ ist nicht dazugekommen: Verglichen werden höchstens ${MOST_COMPARED} ${name}. Entferne erst einen Wert; die anderen bleiben.`;
  if (reason === 'there') return `„${asked}“ ist schon dabei.`;
  return `Zu „${asked}“ gibt es unter ${name} keinen Treffer. Versuche es mit der ISIN oder WKN.`;
}
