import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What style sheets read by `var()`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
