import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cutPixels, partOf, RATIOS, resultOf, WIDTHS, type CutRequest, type Size } from './cuts.ts';
import { pixels } from './facts.ts';
import type { Source } from './use-bring.ts';

export interface CutStepProps {
  readonly source: Source;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onDone: (request: CutRequest) => void;
  readonly onBack: () => void;
}

const KEYS = 'Pfeiltasten verschieben, mit Umschalt in größeren Schritten';
const CORNERS = {
  cropArea: `Ausschnitt. ${KEYS}.`,
  nwDragHandle: 'Ecke oben links',
  nDragHandle: 'Oberer Rand',
  neDragHandle: 'Ecke oben rechts',
  eDragHandle: 'Rechter Rand',
  seDragHandle: 'Ecke unten rechts',
  sDragHandle: 'Unterer Rand',
  swDragHandle: 'Ecke unten links',
  wDragHandle: 'Linker Rand',
};

/** Step that chooses the part of a picture and its size, with pointer or keys. */
export function CutStep({ source, isBusy, fault, onDone, onBack }: CutStepProps) {
  const address = useAddress(source);
  const [size, setSize] = useState<Size>();
  const [part, setPart] = useState<PercentCrop>();
  const [ratio, setRatio] = useState<string>('free');
  const [to, setTo] = useState('2400');
  const [isUnreadable, setUnreadable] = useState(false);
  const cut = size && cutPixels(part, size);
  const result = size && resultOf(cut ?? size, Number(to));
  const aspect = Number(ratio);
  const isFile = 'file' in source;
  return (
    <div className="picture-cut">
      <div className="picture-cut-stage">
        {isUnreadable ? (
          <Text size="sm">Dein Browser zeigt diese Datei nicht. Hochgeladen wird sie ganz, wenn sie ein Bild ist.</Text>
        ) : (
          <ReactCrop
            {...(part !== undefined && { crop: part })}
            {...(!Number.isNaN(aspect) && { aspect })}
            onChange={(_, percent) => setPart(percent)}
            minWidth={8}
            minHeight={8}
            ruleOfThirds
            ariaLabels={CORNERS}
          >
            <img
              className="picture-cut-image"
              src={address}
              alt="Das Bild, aus dem ein Teil gewählt wird"
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
              onError={() => setUnreadable(true)}
            />
          </ReactCrop>
        )}
      </div>
      <Group align="end" gap="sm">
        <NativeSelect
          label="Ausschnitt"
          value={ratio}
          data={[...RATIOS]}
          disabled={size === undefined}
          onChange={({ currentTarget: { value } }) => {
            setRatio(value);
            setPart(size === undefined ? undefined : value === 'free' ? START : partOf(value, size));
          }}
        />
        <NativeSelect
          label="Breite"
          value={to}
          data={WIDTHS.map((width) => ({ value: String(width), label: `höchstens ${width} Pixel` }))}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
        <Button variant="subtle" disabled={part === undefined} onClick={() => (setPart(undefined), setRatio('free'))}>
          Ganzes Bild
        </Button>
      </Group>
      <Text size="sm" c={fault === undefined ? 'dimmed' : 'error'} role="status">
        {fault ??
          (isBusy
            ? 'Das Bild wird abgelegt …'
            : result && `Abgelegt wird ${cut ? 'der Ausschnitt' : 'das ganze Bild'} mit ${pixels(result.width, result.height)}.`)}
      </Text>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          Zurück
        </Button>
        <Button loading={isBusy} disabled={size === undefined && !isUnreadable} onClick={() => onDone({ ...cut, to: Number(to) })}>
          {isFile ? 'Hochladen' : 'Als neues Bild ablegen'}
        </Button>
      </Group>
    </div>
  );
}

/** Initial free crop, with handles that keys can reach. */
const START: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 };

/** Object URL of the picture, valid while the step is open. */
function useAddress(source: Source): string {
  const [address] = useState(() => ('picture' in source ? source.picture.address : URL.createObjectURL(source.file)));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
