import { Link } from 'wouter';
import type { DocumentFinding } from '../../api.ts';
import { documentAddress } from '../addresses.ts';

export interface FindingLinksProps {
  readonly findings: readonly DocumentFinding[];
  /** Open document. Its findings show only the line, not the file. */
  readonly file: string;
  readonly close: () => void;
}

/** Findings in any documents, each with a link to its place. */
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
