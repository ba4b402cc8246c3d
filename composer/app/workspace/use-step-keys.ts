import { useEffect } from 'react';
import { isTyping } from '../shell/shortcuts.ts';
import { useShortcuts } from '../shell/shortcuts-provider.tsx';
import type { Structure } from '../structure/use-structure.ts';

export interface StepKeysParts {
  readonly step: (which: 'undo' | 'redo') => void;
  readonly selected: readonly string[];
  readonly structure: Structure;
  readonly enter: () => void;
  readonly rule: (pointers: readonly string[]) => void;
}

/** Keyboard shortcuts of the workspace. Those for blocks work wherever the focus is, except during typing. */
export function useStepKeys({ step, selected, structure, enter, rule }: StepKeysParts): void {
  const group = 'Bausteine und Einträge';
  const some = (run: () => void) => () => void (selected.length > 0 && run());
  useShortcuts(() => [
    { keys: 'Mod+Z', name: 'Rückgängig', group: 'Dokument', run: () => step('undo'), whileTyping: true },
    { keys: 'Mod+Shift+Z', name: 'Wiederholen', group: 'Dokument', run: () => step('redo'), whileTyping: true },
    { keys: 'Alt+ArrowUp', name: 'Nach oben verschieben', group, run: some(() => structure.step(selected, -1)) },
    { keys: 'Alt+ArrowDown', name: 'Nach unten verschieben', group, run: some(() => structure.step(selected, 1)) },
    { keys: 'Mod+D', name: 'Verdoppeln', group, run: some(() => structure.duplicate(selected)) },
    { keys: 'Delete', name: 'Löschen', group, run: some(() => structure.remove(selected)) },
    { keys: 'Mod+Shift+H', name: 'Ausblenden oder einblenden', group, run: some(() => structure.toggleHidden(selected)) },
    { keys: 'R', name: 'Nur zeigen, wenn …', group, run: some(() => rule(selected)) },
    { keys: 'F2', name: 'Zum Formular', group, run: enter },
  ]);
  useEffect(() => {
    const isOurs = (event: Event): boolean => !isTyping(event.target) && (getSelection()?.isCollapsed ?? true);
    const put = (event: ClipboardEvent): void => {
      if (!isOurs(event) || selected.length === 0) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', structure.copy(selected));
      if (event.type === 'cut') structure.remove(selected);
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isOurs(event) || document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      structure.paste(event.clipboardData?.getData('text/plain') ?? '', selected.at(-1));
    };
    document.addEventListener('copy', put);
    document.addEventListener('cut', put);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', put);
      document.removeEventListener('cut', put);
      document.removeEventListener('paste', paste);
    };
  }, [selected, structure]);
}
