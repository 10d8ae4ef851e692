import { TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { asTyped, type TextField as Name } from './system-form.js';
import type { FormState } from './use-system-form.js';

interface FormInputsProps {
  readonly state: FormState;
  readonly fields: readonly Name[];
}

/** Inputs of one line each, with their help. */
export function FormInputs({ state, fields }: FormInputsProps) {
  const t = useText();
  return fields.map((field) => (
    <TextField
      key={field}
      label={t(`freightSettings.fields.${field}`)}
      hint={t(`freightSettings.hints.${field}`)}
      className={field === 'address' ? 'col-span-2' : ''}
      error={state.errorOf(field)}
      value={state.form[field]}
      maxLength={300}
      autoComplete="off"
      spellCheck={false}
      inputMode={field.endsWith('_seconds') || field === 'calls_at_once' ? 'numeric' : field === 'address' ? 'url' : 'text'}
      onChange={(event) => state.change({ [field]: asTyped(field, event.target.value) })}
    />
  ));
}
