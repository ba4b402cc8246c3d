import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that style sheets read with `var()`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
