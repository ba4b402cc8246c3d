import { Button, Group, Input, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { pathOfPointer } from '#documents/reader/path.ts';
import { valueAt } from '../../../documents/values.ts';
import type { PictureEntry } from '../../../api.ts';
import { queries } from '../../calls/queries.ts';
import { entryAt } from '../../form/value-patches.ts';
import { useTyped } from '../../form/fields/use-typed.ts';
import type { PickerProps } from '../../form/form-context.ts';
import { referenceOf } from '../../form/schema/field-kind.ts';
import { plainText } from '../../form/schema/schema.ts';
import { factsOf } from './facts.ts';
import { PictureDialog } from './picture-dialog.tsx';

/** Current picture and a button to change it. If an image service provides the pictures, the editor types the name. */
export function PicturePicker(props: PickerProps) {
  const { at, value, schema, label, description, error, required, onChange, onPut } = props;
  const { data } = useQuery(queries.images);
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const id = useId();
  const name = plainText(value);
  const isAddress = referenceOf(schema) === 'image-address';
  const nameOf = (picture: PictureEntry): string => (isAddress ? picture.address : picture.id);
  const present = data?.pictures.find((picture) => nameOf(picture) === name);
  const alternative = alternativeOf(props);
  const close = (): void => {
    setOpen(false);
    setDropped(undefined);
  };
  const take = (picture: PictureEntry, text: string): void => {
    close();
    const words = text.trim();
    const ratio = ratioOf(props, picture);
    onPut({
      [at]: nameOf(picture),
      ...(alternative !== undefined && { [alternative.at]: words === '' ? undefined : words }),
      ...(ratio !== undefined && picture !== present && { [ratio.at]: ratio.value }),
    });
  };
  if (data?.isElsewhere === true) return <NameField {...props} />;
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} description={description} error={error} required={required}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the button is the first */}
      <div
        className="picture-field"
        role="group"
        aria-labelledby={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file === undefined) return;
          setDropped(file);
          setOpen(true);
        }}
      >
        {present !== undefined && <img className="picture-field-image" src={present.address} alt={alternative?.text ?? ''} />}
        <div className="picture-field-facts">
          {isAddress ? <NameField {...props} label={undefined} /> : <span>{name === '' ? 'Noch kein Bild' : name}</span>}
          {present !== undefined && <small className="picker-detail">{factsOf(present)}</small>}
          {alternative !== undefined && present !== undefined && alternative.text === '' && (
            <small className="picker-detail">Ohne Alternativtext: gilt als Schmuck</small>
          )}
          <Group gap="xs">
            <Button variant="default" onClick={() => setOpen(true)}>
              {name === '' ? 'Bild wählen …' : 'Anderes Bild …'}
            </Button>
            {name !== '' && !required && (
              <Button variant="subtle" onClick={() => onChange(undefined)}>
                Bild entfernen
              </Button>
            )}
          </Group>
        </div>
      </div>
      {isOpen && (
        <PictureDialog
          label={label}
          present={present?.file}
          alternative={alternative?.text}
          dropped={dropped}
          onTake={take}
          onClose={close}
        />
      )}
    </Input.Wrapper>
  );
}

/** Name or address of a picture, as text. */
function NameField({
  value,
  label,
  description,
  error,
  required,
  onChange,
}: Omit<PickerProps, 'label'> & { readonly label: string | undefined }) {
  const [text, setText] = useTyped(value, plainText);
  const own = label === undefined ? { 'aria-label': 'Adresse des Bildes' } : { label, description, error };
  return (
    <TextInput
      {...own}
      required={required}
      value={text}
      onChange={({ currentTarget: { value: next } }) => {
        setText(next, next === '' && !required ? undefined : next);
        onChange(next);
      }}
    />
  );
}

/** Sibling field with the alternative text of the picture, if the schema names one (`x-alternative`). */
function alternativeOf({ at, start, schema, whole }: PickerProps): { readonly at: string; readonly text: string } | undefined {
  const key = schema['x-alternative'];
  if (key === undefined) return undefined;
  const place = besideOf(at, key);
  const own = whole();
  return { at: place, text: plainText(valueAt(own, pathOfPointer(place.slice(start.length), own))) };
}

/** Sibling field with the aspect ratio, if the schema names one (`x-ratio`). */
function ratioOf(
  { at, schema }: PickerProps,
  { width, height }: PictureEntry,
): { readonly at: string; readonly value: number } | undefined {
  const key = schema['x-ratio'];
  if (key === undefined || width === undefined || height === undefined) return undefined;
  return { at: besideOf(at, key), value: Math.round((100 * width) / height) / 100 };
}

function besideOf(at: string, key: string): string {
  return entryAt(at.slice(0, at.lastIndexOf('/')), key);
}
