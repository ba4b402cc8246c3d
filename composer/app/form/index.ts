export { DocumentForm, type DocumentFormProps } from './document-form.tsx';
export { schemaAt } from './schema/resolve.ts';
export type { PickerProps, Pickers } from './form-context.ts';
