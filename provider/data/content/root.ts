import { fileURLToPath } from 'node:url';

/** The folder of the content that ships with the provider. */
export const CONTENT_ROOT = fileURLToPath(new URL('./', import.meta.url));
