const MOST = 10_000;
const paths = new Set<string>();

/** Notes that the page of a path was drawn and Next keeps it. Beyond ten thousand the oldest is forgotten. */
export function noteDrawn(path: string): void {
  paths.delete(path);
  paths.add(path);
  const [oldest] = paths;
  if (paths.size > MOST && oldest !== undefined) paths.delete(oldest);
}

/** Whether an earlier page of this path was drawn since the start. */
export function wasDrawn(path: string): boolean {
  return paths.has(path);
}
