import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockEntries } from '../../server/words.ts';
import { DocumentForm } from './index.ts';

afterEach(cleanup);

it('shows a form for a block whose folder is new, with nothing else edited', () => {
  const project = mkdtempSync(join(tmpdir(), 'parkett-blocks-'));
  const folder = join(project, 'blocks/market/weather');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'block.schema.json'),
    JSON.stringify({
      title: 'Wetter',
      description: 'Wetter an einem Ort.',
      type: 'object',
      additionalProperties: false,
      required: ['type', 'place'],
      properties: {
        type: { const: 'weather' },
        place: { type: 'string', title: 'Ort', description: 'Wo.' },
        days: { type: 'integer', title: 'Tage im Voraus', description: 'So viele Tage.' },
      },
      examples: [{ type: 'weather', place: 'Hamburg', days: 3 }],
    }),
  );
  const [entry] = blockEntries(project);
  expect(entry?.name).toBe('Wetter');
  render(
    <MantineProvider env="test">
      <DocumentForm
        schema={entry?.schema ?? {}}
        value={entry?.example}
        at="/body/main/0"
        findings={[]}
        pickers={{}}
        onPatch={() => undefined}
      />
    </MantineProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Ort', { exact: false }).value).toBe('Hamburg');
  expect(screen.getByLabelText<HTMLInputElement>('Tage im Voraus', { exact: false }).value).toBe('3');
});
