import type { ErrorDescription } from '#domain/log/describe-error.ts';
import { isAtLeast, readStage } from '#domain/deployment/stage.ts';
import { isSampled, type IslandReport } from '#domain/web/error-report.ts';
import { warn } from '../log.ts';

/** Error while rendering a block. */
export interface RenderErrorReport {
  readonly block: string;
  readonly reason: string;
  readonly fault?: ErrorDescription | undefined;
}

/**
 * Returns true if errors are reported: if `PARKETT_STAGE` is at least `show`; not locally and in tests.
 * @throws Error in German
 */
export function areErrorsReported(setting = process.env.PARKETT_STAGE): boolean {
  return isAtLeast(readStage('PARKETT_STAGE', setting), 'show');
}

type Write = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** Logs one in twenty-five rendering errors. Each error is also logged as `block-failed`, where equal lines collapse. */
export function reportRenderError(
  report: RenderErrorReport,
  isOn = areErrorsReported(),
  random = Math.random(),
  write: Write = warn,
): void {
  if (isOn && isSampled(random)) write('error-report', { source: 'drawing', ...report });
}

/** Logs a report of a browser, which has already sampled it. */
export function reportIsland(report: IslandReport, write: Write = warn): void {
  write('error-report', { source: 'island', ...report });
}
