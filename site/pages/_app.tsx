import type { AppProps } from 'next/app';

/** Adds nothing, because the renderer renders the shell. */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
