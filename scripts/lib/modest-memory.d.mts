export const MODEST_HEAP: readonly string[];
export const SITE_HEAP: readonly string[];
export const EDITING_HEAP: readonly string[];
export const MODEST_MALLOC: Readonly<Record<string, string>>;
