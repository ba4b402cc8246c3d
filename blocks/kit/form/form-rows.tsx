import { removeRow } from '#domain/texts/form-messages.ts';
import type { FormFinding } from './check.ts';
import type { Rows } from './fields.ts';
import { FORM_ROWS, type FormView } from './form.ts';
import { fieldProps, FormField } from './form-field.tsx';
import { countName, rowCount, rowFields } from './rows.ts';

interface FormRowsProps {
  readonly form: FormView;
  readonly rows: Rows;
  readonly findings: readonly FormFinding[];
}

/** Rows of a form, each a group, with buttons that submit the form to add or remove a row. */
export function FormRows({ form, rows, findings }: FormRowsProps) {
  const count = rowCount(rows, form.values[countName(rows)]);
  return (
    <div className="form-rows">
      <input type="hidden" name={countName(rows)} value={count} />
      {Array.from({ length: count }, (_, index) => {
        const fields = rowFields(rows, index);
        const legend = `${rows.legend} ${index + 1}`;
        const first = form.values[fields[0]?.at ?? ''] ?? '';
        return (
          <fieldset key={legend} className="form-row">
            <legend className="form-row__legend">{legend}</legend>
            {fields.map((field) => (
              <FormField key={field.at} {...fieldProps(form, field, findings)} />
            ))}
            {(count > 1 || first !== '') && (
              <button
                className="form-row__remove"
                type="submit"
                name={FORM_ROWS}
                value={index}
                aria-label={`${removeRow}: ${first === '' ? legend : `${legend}, ${first}`}`}
              >
                {removeRow}
              </button>
            )}
          </fieldset>
        );
      })}
      {count < rows.most && (
        <button className="form-rows__add" type="submit" name={FORM_ROWS} value="add">
          {rows.add}
        </button>
      )}
    </div>
  );
}
