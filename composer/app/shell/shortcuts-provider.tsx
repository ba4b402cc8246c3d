import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isTyping, keysOf, type Shortcut } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

interface Shortcuts {
  /**
   * Adds keyboard shortcuts.
   * @returns function that removes them
   */
  readonly add: (shortcuts: () => readonly Shortcut[]) => () => void;
  /** Handles a key press, including those in the preview's frame. Returns true if it matched a shortcut. */
  readonly press: (event: KeyboardEvent) => boolean;
  readonly open: () => void;
}

const Context = createContext<Shortcuts>({ add: () => () => undefined, press: () => false, open: () => undefined });
const SETTING = 'parkett-redaktion-tasten';

/** Keyboard shortcuts of the whole app: `?` lists them, and the editor can turn them off. */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const sources = useRef(new Set<() => readonly Shortcut[]>());
  const [opened, setOpened] = useState<readonly Shortcut[]>();
  const [isOn, setOn] = useState(() => localStorage.getItem(SETTING) !== 'aus');
  const all = useCallback(() => [...sources.current].flatMap((source) => source()), []);
  const press = useCallback(
    (event: KeyboardEvent): boolean => {
      if (!isOn || event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return false;
      const keys = keysOf(event);
      const found = all().find((each) => each.keys === keys && (each.whileTyping === true || !isTyping(event.target)));
      if (found === undefined) return false;
      event.preventDefault();
      found.run();
      return true;
    },
    [all, isOn],
  );
  const shortcuts = useMemo<Shortcuts>(
    () => ({
      press,
      open: () => setOpened(all()),
      add(source) {
        sources.current.add(source);
        return () => sources.current.delete(source);
      },
    }),
    [all, press],
  );
  useShortcutsIn(shortcuts, () => [{ keys: '?', name: 'Diese Übersicht', group: 'Überall', run: () => setOpened(all()) }]);
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [press]);
  const turn = (on: boolean): void => {
    setOn(on);
    localStorage.setItem(SETTING, on ? 'an' : 'aus');
  };
  return (
    <Context value={shortcuts}>
      {children}
      <ShortcutsDialog shortcuts={opened} isOn={isOn} turn={turn} close={() => setOpened(undefined)} />
    </Context>
  );
}

export function useShortcutSet(): Shortcuts {
  return useContext(Context);
}

/** Registers shortcuts until the component unmounts. Each press runs the actions of the latest render. */
export function useShortcuts(list: () => readonly Shortcut[]): void {
  useShortcutsIn(useContext(Context), list);
}

function useShortcutsIn({ add }: Shortcuts, list: () => readonly Shortcut[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => add(() => latest.current()), [add]);
}
