import { Button, FileButton, Group, Modal, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import type { PictureEntry } from '../../../api.ts';
import { call, messageOf } from '../../calls/call.ts';
import { queries } from '../../calls/queries.ts';
import { useDocuments } from '../use-names.ts';
import { CutStep } from './cut-step.tsx';
import type { CutRequest } from './cuts.ts';
import { factsOf, findPictures } from './facts.ts';
import { PictureGrid } from './picture-grid.tsx';
import { isDrawing, useBring, type Source } from './use-bring.ts';

export interface PictureDialogProps {
  readonly label: string;
  /** File of the current picture. */
  readonly present: string | undefined;
  /** Alternative text of the picture; undefined if the document has no field for it. */
  readonly alternative: string | undefined;
  /** File that was dropped on the field. */
  readonly dropped: File | undefined;
  readonly onTake: (picture: PictureEntry, alternative: string) => void;
  readonly onClose: () => void;
}

const KINDS = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml';
const NONE: readonly PictureEntry[] = [];

/** Dialog for pictures of the project's folder: search, upload, crop. */
export function PictureDialog({ label, present, alternative, dropped, onTake, onClose }: PictureDialogProps) {
  const { data, error } = useQuery(queries.images);
  const pictures = data?.pictures ?? NONE;
  const [words, setWords] = useState('');
  // File that the editor picked. The current one is not the initial state, because it may be known only after the pictures have loaded.
  const [picked, setFile] = useState<string>();
  const file = picked ?? present;
  const [text, setText] = useState(alternative ?? '');
  const [told, setTold] = useState('');
  const [source, setSource] = useState<Source>();
  const bring = useBring();
  const chosen = pictures.find((each) => each.file === file);
  const send = (from: Source, request: CutRequest): void =>
    bring.mutate(
      { source: from, request },
      {
        onSuccess: (brought) => {
          setSource(undefined);
          setWords('');
          setFile(brought.file);
          setTold(toldOf(brought.id, brought.removed));
        },
      },
    );
  const begin = (from: Source): void => {
    bring.reset();
    setTold('');
    if (isDrawing(from)) send(from, {});
    else setSource(from);
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (dropped === undefined || isBegun.current) return;
    isBegun.current = true;
    begin({ file: dropped });
  });
  const drop = (event: DragEvent): void => {
    const [first] = event.dataTransfer.files;
    event.preventDefault();
    if (first !== undefined) begin({ file: first });
  };
  const fault = bring.error === null ? undefined : messageOf(bring.error);
  const isCutting = source !== undefined && !isDrawing(source);
  return (
    <Modal
      opened
      onClose={onClose}
      size="60rem"
      title={isCutting ? 'Bild zuschneiden' : `${label} wählen`}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
    >
      {isCutting ? (
        <CutStep
          source={source}
          isBusy={bring.isPending}
          fault={fault}
          onDone={(request) => send(source, request)}
          onBack={() => {
            bring.reset();
            setSource(undefined);
          }}
        />
      ) : (
        <div className="picture-dialog" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <div className="picture-choice">
            <Group align="end" gap="sm" wrap="nowrap">
              <TextInput
                className="picture-search"
                label="Bilder suchen"
                placeholder="Wörter des Namens"
                data-autofocus
                value={words}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
              <FileButton accept={KINDS} onChange={(own) => own !== null && begin({ file: own })}>
                {(button) => (
                  <Button {...button} loading={bring.isPending}>
                    Hochladen …
                  </Button>
                )}
              </FileButton>
            </Group>
            <Text size="sm" c={fault === undefined && error === null ? 'dimmed' : 'error'} role="status">
              {fault ?? (error === null ? told || countOf(findPictures(pictures, words).length, data === undefined) : messageOf(error))}
            </Text>
            <PictureGrid
              pictures={findPictures(pictures, words)}
              chosen={file}
              onChoose={(picture) => setFile(picture.file)}
              onTake={(picture) => onTake(picture, text)}
            />
            <Text size="xs" c="dimmed">
              Du kannst eine Datei auch hierher ziehen: PNG, JPEG, WebP, AVIF oder SVG bis 15 MB. Ort und Kamera werden aus ihr entfernt.
            </Text>
          </div>
          <div className="picture-chosen" role="group" aria-label="Gewähltes Bild">
            {chosen === undefined ? (
              <Text size="sm" c="dimmed">
                Noch ist kein Bild gewählt.
              </Text>
            ) : (
              <>
                <img className="picture-chosen-image" src={chosen.address} alt={text} />
                <Text size="sm" fw={600}>
                  {chosen.id}
                </Text>
                <Text size="sm" c="dimmed">
                  {factsOf(chosen)}
                </Text>
                <Uses picture={chosen} />
                {chosen.usedBy.length === 0 && (
                  <Removal
                    key={chosen.file}
                    picture={chosen}
                    done={() => {
                      setFile(undefined);
                      setTold(`„${chosen.id}“ ist gelöscht.`);
                    }}
                  />
                )}
                {!isDrawing({ picture: chosen }) && (
                  <Button variant="default" onClick={() => begin({ picture: chosen })}>
                    Zuschneiden …
                  </Button>
                )}
              </>
            )}
            {alternative !== undefined && (
              <TextInput
                label="Alternativtext"
                description="Was ist zu sehen? Er steht für alle da, die das Bild nicht sehen. Leer lassen, wenn es nur schmückt."
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
            <Group justify="end" gap="sm" mt="auto">
              <Button variant="default" onClick={onClose}>
                Abbrechen
              </Button>
              <Button disabled={chosen === undefined} onClick={() => chosen !== undefined && onTake(chosen, text)}>
                Übernehmen
              </Button>
            </Group>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** Deletes a picture that no document uses, after the editor has confirmed it twice. */
function Removal({ picture, done }: { readonly picture: PictureEntry; readonly done: () => void }) {
  const client = useQueryClient();
  const [isSure, setSure] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('deletePicture', { path: { name: picture.file } }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries(queries.images),
  });
  return (
    <>
      {error !== null && (
        <Text size="sm" c="error" role="alert">
          {messageOf(error)}
        </Text>
      )}
      <Button variant="default" loading={isPending} onClick={() => (isSure ? mutate() : setSure(true))}>
        {isSure ? 'Wirklich löschen' : 'Bild löschen'}
      </Button>
    </>
  );
}

function Uses({ picture: { usedBy } }: { readonly picture: PictureEntry }) {
  const documents = useDocuments();
  if (usedBy.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Kein Dokument benutzt dieses Bild.
      </Text>
    );
  const titles = usedBy.map((file) => documents.find((each) => each.file === file)?.title ?? file);
  const rest = titles.length - 3;
  return (
    <Text size="sm" c="dimmed">
      Benutzt in {titles.slice(0, 3).join(', ')}
      {rest > 0 && ` und ${rest === 1 ? 'einem weiteren Dokument' : `${rest} weiteren Dokumenten`}`}.
    </Text>
  );
}

function countOf(count: number, isLoading: boolean): string {
  if (isLoading) return 'Die Bilder werden geladen …';
  if (count === 0) return 'Kein Bild heißt so.';
  return count === 1 ? '1 Bild' : `${count} Bilder`;
}

function toldOf(id: string, removed: readonly string[]): string {
  const missing = removed.length === 0 ? '' : ` Aus der Zeichnung entfernt: ${removed.join(', ')}. Sieh nach, ob sie noch stimmt.`;
  return `Abgelegt als „${id}“.${missing}`;
}
