import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from './chapters.client.tsx';

afterEach(cleanup);

const drawn = (play = vi.fn(() => Promise.resolve())) => {
  const { container } = render(
    <section className="podcast-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- tests have no audio */}
      <audio src="/audio/folge.mp3" />
      <Island source="/audio/folge.mp3" chapters={[{ start: 65, title: 'Ein Beispiel' }]} />
    </section>,
  );
  const audio = container.querySelector('audio');
  if (audio === null) throw new Error('There is no player.');
  audio.play = play;
  return { audio, play, link: screen.getByRole('link', { name: '1:05 Ein Beispiel' }) };
};

it('[NEWS-005] moves the player of the page to where a chapter begins, and plays', () => {
  const { audio, play, link } = drawn();
  // A prevented event returns false.
  expect(fireEvent.click(link)).toBe(false);
  expect([audio.currentTime, play.mock.calls.length]).toEqual([65, 1]);
});

it('leaves the link to the browser for who wants it in another window', () => {
  const { play, link } = drawn();
  fireEvent.click(link, { ctrlKey: true });
  expect(play).not.toHaveBeenCalled();
  expect(link.getAttribute('href')).toBe('/audio/folge.mp3#t=65');
});
