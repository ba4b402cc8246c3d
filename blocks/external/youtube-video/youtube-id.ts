const ID = /^[\w-]{11}$/u;
const HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com)$/u;
/** YouTube paths that name a video in their second part. */
const PATH = /^\/(embed|shorts|live|v)\/(?<id>[^/]+)\/?$/u;

/** Id of a video, from the id itself or from one of YouTube's kinds of addresses; undefined for everything else. */
export function youtubeId(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (ID.test(trimmed)) return trimmed;
  const address = URL.parse(trimmed);
  if (address === null || !/^https?:$/u.test(address.protocol)) return undefined;
  const id = idIn(address);
  return id !== undefined && ID.test(id) ? id : undefined;
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!HOSTS.test(hostname)) return undefined;
  return pathname === '/watch' ? (searchParams.get('v') ?? undefined) : PATH.exec(pathname)?.groups?.['id'];
}
