/** `1:05` for 65 seconds; hours are minutes, too. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
