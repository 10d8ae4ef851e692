import { ValueField, type ValueFieldProps } from './value-field.js';

/** A value of the header of a record. */
export function HeaderField(props: Omit<ValueFieldProps, 'line'>) {
  return <ValueField {...props} line={null} />;
}
