import type { ErrorDescription } from '#domain/log/describe-error.ts';
import { isAtLeast, readStage } from '#domain/deployment/stage.ts';
import { isSampled, type IslandReport } from '#domain/web/error-report.ts';
import { warn } from '../log.ts';

/** A fault while a page was drawn. */
export interface RenderErrorReport {
  readonly block: string;
  readonly reason: string;
  readonly fault?: ErrorDescription | undefined;
}

/**
 * Whether errors are reported: by `PARKETT_STAGE`, from `show` on; locally and in tests they are not.
 * @throws Error in German
 */
export function areErrorsReported(setting = process.env.PARKETT_STAGE): boolean {
  return isAtLeast(readStage('PARKETT_STAGE', setting), 'show');
}

type Write = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** Reports a fault of drawing as a line of the log, one in twenty-five. Each of them is in the log besides as `block-failed`, equal ones collapsed. */
export function reportRenderError(
  report: RenderErrorReport,
  isOn = areErrorsReported(),
  random = Math.random(),
  write: Write = warn,
): void {
  if (isOn && isSampled(random)) write('error-report', { source: 'drawing', ...report });
}

/** Writes what a browser reported; it has drawn the lot already. */
export function reportIsland(report: IslandReport, write: Write = warn): void {
  write('error-report', { source: 'island', ...report });
}
