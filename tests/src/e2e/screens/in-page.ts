import { readFileSync } from 'node:fs';

/** Code that runs in the page, as its text: the types of Node do not hold there. */
export function inPage(name: string): string {
  return readFileSync(new URL(`in-page/${name}.js`, import.meta.url), 'utf8');
}
