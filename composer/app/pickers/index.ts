import './pickers.css';
import './picture/picture.css';
import type { Pickers } from '../form/form-context.ts';
import { severalOf } from '../form/schema/field-kind.ts';
import { InstrumentPicker } from './instrument-picker.tsx';
import { NamePicker, NamesPicker } from './name-picker.tsx';
import { NAMES } from './names.ts';
import { FieldPicker } from './operation/field-picker.tsx';
import { OperationPicker } from './operation/operation-picker.tsx';
import { ParametersPicker } from './operation/parameters-picker.tsx';
import { PicturePicker } from './picture/picture-picker.tsx';
import { PathPicker } from './path-picker.tsx';

/** Pickers by the kind of reference. Every field whose schema names one of these kinds uses the picker, in every form. */
export const pickers: Pickers = {
  ...Object.fromEntries(Object.keys(NAMES).map((reference) => [reference, NamePicker])),
  ...Object.fromEntries(Object.keys(NAMES).map((reference) => [severalOf(reference), NamesPicker])),
  image: PicturePicker,
  'image-address': PicturePicker,
  path: PathPicker,
  'own-path': PathPicker,
  under: PathPicker,
  instrument: InstrumentPicker,
  'index-instrument': InstrumentPicker,
  'operation:reading': OperationPicker,
  'operation:field': FieldPicker,
  'operation:rows': FieldPicker,
  'operation:section': FieldPicker,
  'operation:parameters': ParametersPicker,
};

export { OperationPicker } from './operation/operation-picker.tsx';
export { InstrumentPicker } from './instrument-picker.tsx';
