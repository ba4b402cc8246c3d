import { Link } from 'wouter';
import type { DocumentFinding } from '../../api.ts';
import { documentAddress } from '../addresses.ts';

export interface FindingLinksProps {
  readonly findings: readonly DocumentFinding[];
  /** The document that is open: of it only the line is named. */
  readonly file: string;
  readonly close: () => void;
}

/** Faults of any documents, each with the way to its place. */
export function FindingLinks({ findings, file, close }: FindingLinksProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="findings">
      {findings.map((finding, index) => (
        <li key={index}>
          <Link href={documentAddress(finding.file, finding.at)} onClick={close}>
            {finding.file === file ? `Zeile ${finding.line}` : `${finding.file}, Zeile ${finding.line}`}
          </Link>
          : {finding.message}
          {finding.suggestion !== undefined && ` Meintest du „${finding.suggestion}“?`}
        </li>
      ))}
    </ul>
  );
}
