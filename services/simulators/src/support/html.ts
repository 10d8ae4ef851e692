/** A page to look at and to press: `script` says what a press does, by `data-does` of the button. */
export function htmlPage(title: string, parts: readonly string[], script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${parts.join('\n')}
<script>${script}</script></html>`;
}

export function button(does: string, text: string, title: string): string {
  return `<button data-does="${escaped(does)}" title="${escaped(title)}">${escaped(text)}</button>`;
}

/** Rows of cells that are HTML already. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const line = (cells: readonly string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${line(heads, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE =
  'body{font:15px system-ui;margin:2rem;max-width:70rem}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0}';
