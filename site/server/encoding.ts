export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the browser takes; `q=0` refuses one. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set(
    String(header ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/u))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/u.test(quality ?? ''))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
