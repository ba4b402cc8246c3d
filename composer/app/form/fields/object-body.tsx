import { entryAt } from '../value-patches.ts';
import { useForm } from '../form-context.ts';
import { resolve } from '../schema/resolve.ts';
import { isObject, type Schema } from '../schema/schema.ts';
import { fieldLabel } from '../schema/words.ts';
import type { FieldProps } from './field.ts';
import { FoundHere } from './found-here.tsx';
import { MapEntries } from './map-field.tsx';
import { UnknownEntries, UnknownField } from './unknown-field.tsx';

/** Fields of an object: first those of its schema, then unknown entries. */
export function ObjectBody({ at, schema, value, isRequired, clearAt, omit = [] }: ObjectBodyProps) {
  const { Field, root } = useForm();
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = isObject(value) ? value : {};
  const isLast = Object.keys(entries).length <= 1 && !isRequired;
  const isTag = (each: Schema): boolean => resolve(each, undefined, root).const !== undefined;
  const known = Object.entries(properties).filter(([key, each]) => !isTag(each) && !omit.includes(key));
  const others = Object.keys(entries).filter((key) => !Object.hasOwn(properties, key) && !omit.includes(key));
  const isOpen = additionalProperties !== false && (isObject(additionalProperties) || known.length === 0);
  return (
    <>
      <FoundHere at={at} />
      {known.map(([key, each]) => (
        <Field
          key={key}
          at={entryAt(at, key)}
          name={key}
          schema={each}
          label={fieldLabel(key, each, root)}
          value={entries[key]}
          isRequired={required.includes(key)}
          clearAt={isLast ? clearAt : entryAt(at, key)}
        />
      ))}
      {Object.entries(properties)
        .filter(([key, each]) => isTag(each) && entries[key] !== undefined && entries[key] !== resolve(each, undefined, root).const)
        .map(([key, each]) => (
          <UnknownField
            key={key}
            at={entryAt(at, key)}
            name={key}
            schema={each}
            label={key}
            value={entries[key]}
            isRequired={required.includes(key)}
            clearAt={entryAt(at, key)}
          />
        ))}
      {isOpen ? (
        <MapEntries at={at} schema={schema} entries={entries} keys={others} />
      ) : (
        <UnknownEntries at={at} keys={others} entries={entries} clearAt={isLast ? clearAt : undefined} />
      )}
    </>
  );
}

interface ObjectBodyProps extends Pick<FieldProps, 'at' | 'schema' | 'value' | 'isRequired' | 'clearAt'> {
  readonly omit?: readonly string[];
}
