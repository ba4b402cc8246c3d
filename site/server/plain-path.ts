/**
 * Whether a path can be decoded and stays where it points: dots that climb, plain or encoded, are no part of any address
 * of ours, and Next would follow them past every check.
 */
export function isPlainPath(path: string): boolean {
  try {
    return !decodeURIComponent(path)
      .split(/[/\\]/u)
      .some((segment) => segment === '.' || segment === '..');
  } catch {
    return false;
  }
}
