/** Duration of the playback in seconds, whatever the range. */
const SECONDS = 5;
const MOST_TONES = 150;
/** Lowest tone; the two octaves above it are near the human voice. */
const LOWEST_HERTZ = 220;
const OCTAVES = 2;

/**
 * Frequencies of the prices in Hz: the lowest price is the lowest tone, and equal price steps are equal musical intervals. At most 150
 * tones.
 */
export function tonesOf(prices: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(prices.length / MOST_TONES));
  const heard = prices.filter((_price, index) => index % step === 0 || index === prices.length - 1);
  const low = Math.min(...heard);
  const span = Math.max(...heard) - low;
  return heard.map((price) => LOWEST_HERTZ * 2 ** (OCTAVES * (span === 0 ? 0.5 : (price - low) / span)));
}

/**
 * Plays prices as tones that move from left to right. `onEnd` is called at the end.
 * @returns stops the playback
 */
export function playPrices(prices: readonly number[], onEnd: () => void): () => void {
  const tones = tonesOf(prices);
  const audio = new AudioContext();
  const [tone, volume, place] = [audio.createOscillator(), audio.createGain(), audio.createStereoPanner()];
  tone.connect(volume).connect(place).connect(audio.destination);
  tone.frequency.setValueCurveAtTime(tones.length > 1 ? tones : [...tones, ...tones], audio.currentTime, SECONDS);
  place.pan.setValueAtTime(-1, audio.currentTime);
  place.pan.linearRampToValueAtTime(1, audio.currentTime + SECONDS);
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + SECONDS + 0.1);
  tone.start();
  tone.stop(audio.currentTime + SECONDS + 0.1);
  const close = (): void => void (audio.state === 'closed' ? undefined : audio.close());
  tone.addEventListener('ended', () => {
    close();
    onEnd();
  });
  return close;
}
