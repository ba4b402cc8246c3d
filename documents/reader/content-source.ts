import type { ConfigSource } from './config-source.ts';
import { CONTENT_FOLDER } from './kinds.ts';

/** Combines the documents of the configuration with those of the content, which appear below `content/`. */
export function withContent(config: ConfigSource, content: ConfigSource): ConfigSource {
  const isContent = (file: string): boolean => file.startsWith(CONTENT_FOLDER);
  return {
    list: () => [
      ...config.list().filter(({ file }) => !isContent(file)),
      ...content.list().map(({ file, version }) => ({ file: `${CONTENT_FOLDER}${file}`, version })),
    ],
    read: (file) => (isContent(file) ? content.read(file.slice(CONTENT_FOLDER.length)) : config.read(file)),
  };
}
