import { helpOf } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { AddSection, RemoveSection } from './add-section.tsx';
import { ObjectBody } from './object-body.tsx';
import { Section } from './section.tsx';

const FEW = 4;

/** Section inside a form; a button if the section is optional and missing. */
export function ObjectField(props: FieldProps) {
  const { at, schema, label, value, isRequired } = props;
  if (value === undefined) return <AddSection {...props} />;
  const isSmall = Object.keys(schema.properties ?? {}).length <= FEW;
  return (
    <Section at={at} title={label} help={helpOf(label, schema)} startsOpen={isRequired || isSmall} actions={<RemoveSection {...props} />}>
      {() => <ObjectBody {...props} />}
    </Section>
  );
}
