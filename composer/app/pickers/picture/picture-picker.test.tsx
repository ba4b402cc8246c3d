import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureEntry, Pictures } from '../../../api.ts';
import type { Operation } from '../../../documents/operation.ts';
import { schemaOf } from '../../../server/schemas.ts';
import { DocumentForm, schemaAt } from '../../form/index.ts';

const entry = (file: string, usedBy: readonly string[] = [], size = { width: 1200, height: 630 }): PictureEntry => ({
  file,
  id: file.replace(/\.svg$/u, ''),
  address: `/bilder/${file}`,
  bytes: 34_400,
  changedAt: '2026-11-20T14:30:00Z',
  usedBy,
  ...size,
});

let folder: Pictures;
let asked: { readonly method: string; readonly address: string; readonly body: unknown }[];
/** Mock answer to the next upload. */
let answer: () => Response;

beforeEach(() => {
  folder = {
    isElsewhere: false,
    pictures: [
      entry('gold.svg', ['pages/a.yaml']),
      ...Array.from({ length: 200 }, (_, index) => entry(`reihe-${String(index).padStart(3, '0')}.webp`)),
      entry('strand.webp', [], { width: 800, height: 400 }),
    ],
  };
  asked = [];
  answer = () => {
    const brought = { ...entry('neu.jpg', [], { width: 600, height: 400 }), removed: [] };
    folder = { ...folder, pictures: [...folder.pictures, brought] };
    return Response.json(brought);
  };
  // jsdom has no layout, but the list of pictures renders as many rows as fit into its height.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 400 });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input, 'http://localhost');
    asked.push({ method: init.method ?? 'GET', address: pathname + search, body: init.body });
    if (pathname === '/redaktion/api/images') return Response.json(folder);
    if (pathname.startsWith('/redaktion/api/images/')) return answer();
    if (pathname === '/redaktion/api/documents')
      return Response.json({ revision: '1', documents: [{ file: 'pages/a.yaml', kind: 'page', title: 'Rohstoffe', others: [] }] });
    return Response.json({ message: 'Gibt es nicht.' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SLOWLY = { timeout: 15_000 };
const schema = schemaOf(process.cwd(), 'page') as object;

function show(block: object) {
  const sent: Operation[] = [];
  const at = '/body/main/0';
  const whole = { route: '/a', body: { main: [block] } };
  const { baseElement } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <DocumentForm
          schema={schemaAt(schema, whole, at) ?? {}}
          value={block}
          at={at}
          document={whole}
          findings={[]}
          onPatch={(operations) => sent.push(...operations)}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { sent, baseElement };
}

const open = async (name = 'Anderes Bild …') => {
  fireEvent.click(await screen.findByRole('button', { name }, SLOWLY));
  return within(await screen.findByRole('dialog', {}, SLOWLY));
};
const upload = (dialog: HTMLElement, file: File): void => {
  fireEvent.change(dialog.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
};

describe('the picker of pictures', { timeout: 30_000 }, () => {
  it('shows the present picture, its size, and whether it says what is to be seen', async () => {
    show({ type: 'picture', image: 'gold' });
    const field = within(screen.getByRole('group', { name: 'Bild' }));
    await waitFor(() => expect(field.getByText('1.200 × 630 Pixel, 34 kB')).toBeTruthy(), SLOWLY);
    expect(field.getByRole('presentation').getAttribute('src')).toBe('/bilder/gold.svg');
    expect(field.getByText('Ohne Alternativtext: gilt als Schmuck')).toBeTruthy();
    expect(field.queryByRole('button', { name: 'Bild entfernen' })).toBeNull();
  });

  it('finds a picture by words of its name and takes it with its text and shape', async () => {
    const { sent } = show({ type: 'picture', image: 'gold', alternative: 'Barren' });
    const dialog = await open();
    expect(await dialog.findByText('Benutzt in Rohstoffe.', {}, SLOWLY)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Bilder suchen'), { target: { value: 'str WEBP' } });
    fireEvent.click(await dialog.findByRole('option', { name: /strand/u }));
    expect(dialog.getByText('1 Bild')).toBeTruthy();
    expect(dialog.getByText('Kein Dokument benutzt dieses Bild.')).toBeTruthy();
    const words = dialog.getByLabelText<HTMLInputElement>('Alternativtext');
    expect(words.value).toBe('Barren');
    fireEvent.change(words, { target: { value: ' Strand am Abend ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    expect(sent).toEqual([
      { op: 'replace', path: '/body/main/0/image', value: 'strand.webp' },
      { op: 'replace', path: '/body/main/0/alternative', value: 'Strand am Abend' },
      { op: 'add', path: '/body/main/0/ratio', value: 2 },
    ]);
  });

  it('is used by keys, and draws only the rows in sight', async () => {
    const { sent } = show({ type: 'picture', image: 'gold', alternative: 'Barren' });
    const dialog = await open();
    const list = dialog.getByRole('listbox', { name: 'Bilder' });
    await dialog.findByRole('option', { name: /gold/u, selected: true }, SLOWLY);
    expect(dialog.getAllByRole('option').length).toBeLessThan(60);
    expect(dialog.getByRole('option', { name: /gold/u }).getAttribute('aria-setsize')).toBe('202');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) fireEvent.keyDown(list, { key });
    expect(dialog.getByRole('option', { selected: true }).id).toBe(list.getAttribute('aria-activedescendant'));
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(sent).toContainEqual({ op: 'replace', path: '/body/main/0/image', value: 'reihe-003.webp' });
  });

  it('brings a photograph: in the size that is wanted, chosen when it is there', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/1');
    const { sent } = show({ type: 'picture', image: 'gold', alternative: 'Barren' });
    await open();
    upload(document.body, new File(['…'], 'Büro.jpg', { type: 'image/jpeg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bild zuschneiden' }, SLOWLY));
    const image = dialog.getByAltText<HTMLImageElement>('Das Bild, aus dem ein Teil gewählt wird');
    Object.defineProperties(image, { naturalWidth: { value: 1000 }, naturalHeight: { value: 500 } });
    fireEvent.load(image);
    fireEvent.change(dialog.getByLabelText('Ausschnitt'), { target: { value: '1' } });
    fireEvent.change(dialog.getByLabelText('Breite'), { target: { value: '400' } });
    expect(dialog.getByRole('status').textContent).toBe('Abgelegt wird der Ausschnitt mit 400\u00A0×\u00A0400\u00A0Pixel.');
    fireEvent.click(dialog.getByRole('button', { name: 'Hochladen' }));
    expect(await screen.findByText('Abgelegt als „neu.jpg“.', {}, SLOWLY)).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')?.address).toBe(
      '/redaktion/api/images/B%C3%BCro.jpg?x=250&y=0&width=500&height=500&to=400',
    );
    await waitFor(() => expect(screen.getByRole('group', { name: 'Gewähltes Bild' }).textContent).toContain('neu.jpg'), SLOWLY);
    fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(sent[0]).toEqual({ op: 'replace', path: '/body/main/0/image', value: 'neu.jpg' });
  });

  it('brings a drawing at once, also by dropping it on the field, and tells what is gone from it', async () => {
    answer = () => Response.json({ ...entry('kurve.svg'), removed: ['script', 'image'] });
    show({ type: 'picture', image: 'gold' });
    const field = screen.getByRole('group', { name: 'Bild' });
    fireEvent.drop(field, { dataTransfer: { files: [new File(['<svg/>'], 'kurve.svg', { type: 'image/svg+xml' })] } });
    expect(await screen.findByText(/^Abgelegt als „kurve“\. Aus der Zeichnung entfernt: script, image\./u, {}, SLOWLY)).toBeTruthy();
  });

  it('says in German what the server refuses, and keeps what was chosen', async () => {
    answer = () => Response.json({ message: 'Das Bild hat mehr als 50 Megapixel.' }, { status: 413 });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/1');
    show({ type: 'picture', image: 'gold' });
    await open();
    upload(document.body, new File(['…'], 'groß.avif', { type: 'image/avif' }));
    fireEvent.error(await screen.findByAltText(/aus dem ein Teil/u, {}, SLOWLY));
    fireEvent.click(screen.getByRole('button', { name: 'Hochladen' }));
    expect(await screen.findByText('Das Bild hat mehr als 50 Megapixel.', {}, SLOWLY)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(await screen.findByRole('option', { name: /gold/u, selected: true }, SLOWLY)).toBeTruthy();
  });

  it('is a text where an image service has the pictures', async () => {
    folder = { pictures: [], isElsewhere: true };
    const { sent } = show({ type: 'picture', image: 'gold' });
    const text = await screen.findByRole('textbox', { name: /^Bild\b/u }, SLOWLY);
    fireEvent.change(text, { target: { value: 'silber' } });
    expect(sent).toEqual([{ op: 'replace', path: '/body/main/0/image', value: 'silber' }]);
  });

  it('has names and descriptions for those who listen', async () => {
    const { baseElement } = show({ type: 'picture', image: 'gold', alternative: 'Barren' });
    const dialog = await open();
    await dialog.findByRole('option', { selected: true }, SLOWLY);
    const { violations } = await axe.run(baseElement, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
