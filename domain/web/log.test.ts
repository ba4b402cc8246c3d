import { describe, expect, it } from 'vitest';
import { createLogger, LOG_LEVEL_SETTING, LOG_LEVELS, logLevelOf, type LogLevel } from './log.ts';

function writtenAt(threshold: LogLevel): string[] {
  const written: string[] = [];
  const logger = createLogger(threshold, (level) => written.push(level));
  for (const write of Object.values(logger)) write('message');
  return written;
}

describe('log levels', () => {
  it('[CONST-011] have the agreed values', () => {
    expect(LOG_LEVELS).toEqual({ trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 });
  });

  it('[CONST-011] below the set one are not written', () => {
    expect(writtenAt('warn')).toEqual(['warn', 'error', 'fatal']);
    expect(writtenAt('trace')).toHaveLength(6);
    expect(writtenAt('silent')).toEqual([]);
  });
});

describe('the stored log level', () => {
  it('[CONST-012] is called loglevel and wins when it is one', () => {
    expect(LOG_LEVEL_SETTING).toBe('loglevel');
    expect(logLevelOf('debug')).toBe('debug');
  });

  it.each([null, undefined, '', 'loud', 'constructor'])('[CONST-012] falls back to warn for %s', (stored) => {
    expect(logLevelOf(stored)).toBe('warn');
  });
});
