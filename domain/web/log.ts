/** Severity of every log level; `silent` is above all of them. Source: contract.md §4. */
export const LOG_LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const;
export type LogLevel = keyof typeof LOG_LEVELS;
export type WritableLevel = Exclude<LogLevel, 'silent'>;
export const DEFAULT_LOG_LEVEL: LogLevel = 'warn';
/** Key of the setting in browser storage that overrides the default. */
export const LOG_LEVEL_SETTING = 'loglevel';

export type Logger = Readonly<Record<WritableLevel, (message: string, details?: unknown) => void>>;

/** Returns the level of a stored setting; anything else falls back to `warn`. */
export function logLevelOf(stored: string | null | undefined): LogLevel {
  return stored && isLogLevel(stored) ? stored : DEFAULT_LOG_LEVEL;
}

/** Returns a logger that passes messages of `threshold` and above to `write`. */
export function createLogger(threshold: LogLevel, write: (level: WritableLevel, message: string, details?: unknown) => void): Logger {
  const at = (level: WritableLevel) => (message: string, details?: unknown) => {
    if (LOG_LEVELS[level] >= LOG_LEVELS[threshold]) write(level, message, details);
  };
  return { trace: at('trace'), debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error'), fatal: at('fatal') };
}

function isLogLevel(value: string): value is LogLevel {
  return Object.hasOwn(LOG_LEVELS, value);
}
