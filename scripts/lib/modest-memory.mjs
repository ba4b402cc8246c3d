/**
 * Node options of the provider if memory is limited. The default young generation of 64 MB would take 100 MB more, since the provider
 * creates many short-lived objects; an old generation of up to 4 GB would take another 100 MB, since V8 then lets it grow far beyond the
 * live objects before it collects. 160 MB are live with 60,000 derivatives.
 */
export const MODEST_HEAP = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/**
 * Node options of the site: by default V8 lets the old generation grow to half of the machine's memory before it collects, so expired pages
 * and answers would remain in memory.
 */
export const SITE_HEAP = ['--max-old-space-size=512'];

/**
 * Node options of the site with the composer: each keystroke of an editor re-renders a page, and a small young generation would copy its
 * objects repeatedly: 60 keystrokes took 2.6 s of processor time with 16 MB and 2.1 s with 64, measured once.
 */
export const EDITING_HEAP = ['--max-semi-space-size=64'];

/** Settings for memory outside of V8's heap: few arenas for all threads, and freed memory is returned to the system. */
export const MODEST_MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
