/** Whether a text looks like a mail address. The contract's schema has the last word on the server. */
export function isEmail(typed: string): boolean {
  return /^[^\s,;@]+@[^\s,;@]+\.[^\s,;@]+$/u.test(typed.trim());
}

/** At least 8 characters, at least one of them special; at most 200. A small copy that keeps the schema's library out of the page. */
export function isPassword(typed: string): boolean {
  return typed.length >= 8 && typed.length <= 200 && /[^\p{L}\p{N}\s]/u.test(typed);
}
