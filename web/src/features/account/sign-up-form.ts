import { isEmail, isPassword } from './typed-form.js';

/** What a person types to get an account. */
export interface SignUpForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly org_name: string;
}

export const EMPTY: SignUpForm = { first_name: '', last_name: '', email: '', password: '', org_name: '' };

type FormError = 'account.needed' | 'account.emailNeeded' | 'problems.password-refused';

/**
 * What is still wrong, by field. The contract's schema has the last word on the server; this small copy of its rules
 * keeps the schema's library out of the page.
 */
export function checkSignUp(form: SignUpForm): Partial<Record<keyof SignUpForm, FormError>> {
  const wrong: Partial<Record<keyof SignUpForm, FormError>> = {};
  if (form.first_name.trim() === '') wrong.first_name = 'account.needed';
  if (form.last_name.trim() === '') wrong.last_name = 'account.needed';
  if (!isEmail(form.email)) wrong.email = 'account.emailNeeded';
  if (!isPassword(form.password)) wrong.password = 'problems.password-refused';
  return wrong;
}
