/** Formats seconds as minutes and seconds: `1:05` for 65; hours count as minutes. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
