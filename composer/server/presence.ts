import type { Editor, Presence } from '../api.ts';

/** Time in ms without a heartbeat after which an editor counts as away. */
const AWAY = 30_000;

/** Presence of editors: the document that each has open. */
export interface PresenceBoard {
  /** Records which document an editor has open. Returns the other editors. */
  at(editor: Editor, file: string | null): readonly Presence[];
}

export function createPresence(now: () => number): PresenceBoard {
  const seen = new Map<
    string,
    { readonly name: string; readonly email: string; readonly file: string; readonly since: number; at: number }
  >();
  return {
    at(editor, file) {
      const time = now();
      for (const [id, { at }] of seen) if (time - at > AWAY) seen.delete(id);
      const before = seen.get(editor.id);
      if (file === null) seen.delete(editor.id);
      else if (before?.file === file) before.at = time;
      else seen.set(editor.id, { name: editor.name, email: editor.email, file, since: time, at: time });
      return [...seen]
        .filter(([id, other]) => id !== editor.id && other.file === file)
        .map(([, { name, email, since }]) => ({ name, email, since: new Date(since).toISOString() }));
    },
  };
}
