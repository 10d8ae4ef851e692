import { useEffect } from 'react';

/** What stands at the foot of a printed page. */
export interface PageFoot {
  /** On the left; asked for when printing begins. */
  said(): string;
  /** On the right, with the places of its number and of how many there are: `page [page] of [pages]`. */
  readonly numbered: string;
}

/** Puts a line at the foot of every page that is printed while this is shown: in the margin, where no element can stand. */
export function usePageFoot({ said, numbered }: PageFoot): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = () => sheet.replaceSync(pageRule(said(), numbered));
    write();
    window.addEventListener('beforeprint', write);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      window.removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [said, numbered]);
}

/** The rule of the page with both texts as strings of CSS. */
export function pageRule(said: string, numbered: string): string {
  const parts = numbered.split(/\[(pages?)\]/).map((part, index) => (index % 2 === 1 ? `counter(${part})` : stringOf(part)));
  const font = 'font-size: 8pt; color: black;';
  return `@page { @bottom-left { content: ${stringOf(said)}; ${font} } @bottom-right { content: ${parts.join(' ')}; ${font} } }`;
}

/** A string of CSS: quotes and backslashes are escaped, and what ends a line is a blank. */
function stringOf(text: string): string {
  return `"${text.replace(/[\n\r\f]/g, ' ').replace(/["\\]/g, '\\$&')}"`;
}
