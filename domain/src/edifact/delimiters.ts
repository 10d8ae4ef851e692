/** The characters that have a meaning of their own in an interchange (ISO 9735-1). */
export interface Delimiters {
  readonly component: string;
  readonly element: string;
  readonly decimal: string;
  /** Takes the meaning from the character after it; null where none is agreed. */
  readonly release: string | null;
  readonly terminator: string;
}

export const STANDARD_DELIMITERS: Delimiters = { component: ':', element: '+', decimal: '.', release: '?', terminator: "'" };

const SERVICE_STRING_LENGTH = 9;

/** Whether an interchange begins by naming its delimiters. */
export function hasServiceString(text: string): boolean {
  return text.startsWith('UNA');
}

/** The nine characters that name them: `UNA:+.? '`. The blank before the last is reserved. */
export function serviceString({ component, element, decimal, release, terminator }: Delimiters): string {
  return `UNA${component}${element}${decimal}${release ?? ' '} ${terminator}`;
}

/** What the service string at the beginning of a text names, or null: it is cut, or one character has two meanings. */
export function readServiceString(text: string): Delimiters | null {
  if (text.length < SERVICE_STRING_LENGTH) return null;
  const [component = '', element = '', decimal = '', release = '', , terminator = ''] = text.slice(3, SERVICE_STRING_LENGTH);
  const separators = [component, element, terminator, ...(release === ' ' ? [] : [release])];
  const isUsable = separators.every((character) => /^[\x21-\x7E]$/.test(character) && !/[A-Z0-9]/.test(character));
  if (!isUsable || new Set(separators).size < separators.length) return null;
  return { component, element, decimal, release: release === ' ' ? null : release, terminator };
}
