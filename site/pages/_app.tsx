import type { AppProps } from 'next/app';

/** The shell is drawn by the renderer, so nothing is left to add here. */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
