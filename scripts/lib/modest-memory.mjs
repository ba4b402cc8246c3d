/**
 * How the provider is started where memory counts; each of these saves what it would hold for nothing. With the usual young
 * generation of 64 MB 100 MB, since it makes many short-lived objects; with an old one that may grow to 4 GB another 100, since V8
 * then lets it grow far beyond what lives before it looks. 160 MB live in it with 60,000 derivatives.
 */
export const MODEST_HEAP = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/**
 * How the site is started: V8 lets the old generation grow to half of what the machine has before it looks, so kept pages and answers of
 * the past would stay for nothing.
 */
export const SITE_HEAP = ['--max-old-space-size=512'];

/**
 * How the site is started with the composer: each key that an editor presses draws a page anew, whose objects a small young generation
 * would copy about again and again: 60 keys took 2.6 s of the processor with 16 MB and 2.1 s with 64, measured once.
 */
export const EDITING_HEAP = ['--max-semi-space-size=64'];

/** The same for what lies outside of V8's heap: few arenas for all threads, and what was freed goes back to the system. */
export const MODEST_MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
