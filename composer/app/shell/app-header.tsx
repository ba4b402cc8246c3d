import { ActionIcon, Text } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Session } from '../../api.ts';
import { useShortcutSet } from './shortcuts-provider.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Bar at the top: link to the list, controls of the current screen, the editor. */
export function AppHeader({ session, children }: { readonly session: Session; readonly children?: ReactNode }) {
  const { open } = useShortcutSet();
  return (
    <section className="head" aria-label="Leiste">
      <Link href="/" className="head__brand">
        Redaktion
      </Link>
      <div className="head__middle">{children}</div>
      <Text size="xs" c="dimmed" className="head__editor" title={session.editor.email}>
        {session.editor.name}
      </Text>
      <ActionIcon aria-label="Tasten" title="Tasten (?)" onClick={open}>
        <Keyboard size={16} />
      </ActionIcon>
      <ThemeSwitch />
    </section>
  );
}
