/**
 * Returns true for a path that can be decoded and has no segments `.` or `..`, plain or encoded. Next would resolve such segments after
 * our checks.
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
