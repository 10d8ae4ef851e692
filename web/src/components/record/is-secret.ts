import { OPTIONAL_FIELDS, type OptionalField } from '@tallyport/contracts/declaration/optional-fields';

const FIELDS: Readonly<Record<string, OptionalField | undefined>> = OPTIONAL_FIELDS;

/** Whether a value opens something confidential, and is hidden on screens. */
export function isSecret(field: string): boolean {
  return FIELDS[field]?.isSecret === true;
}
