import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TemplateEntry } from '../../api.ts';
import { queries } from '../calls/queries.ts';
import { NewDialog } from './new-dialog.tsx';

/** Menu of everything that can be created. Each entry asks a few questions and opens a document that is already valid. */
export function NewMenu() {
  const { data = [] } = useQuery(queries.templates);
  const [template, setTemplate] = useState<TemplateEntry>();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<Plus size={14} />}>Neu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {data.map((each) => (
            <Menu.Item key={each.id} onClick={() => setTemplate(each)}>
              {each.name}
              <span className="menu__about">{each.description}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NewDialog template={template} close={() => setTemplate(undefined)} />
    </>
  );
}
