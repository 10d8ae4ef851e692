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
  if (!/^\S+@\S+\.\S+$/.test(form.email.trim())) wrong.email = 'account.emailNeeded';
  if (!isPassword(form.password)) wrong.password = 'problems.password-refused';
  return wrong;
}

/** At least 8 characters, at least one of them special. */
function isPassword(password: string): boolean {
  return password.length >= 8 && password.length <= 200 && /[^\p{L}\p{N}\s]/u.test(password);
}
