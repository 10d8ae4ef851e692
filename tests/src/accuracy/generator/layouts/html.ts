/** Text as HTML; lines stay lines. */
export function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>');
}

export function linesOf(lines: readonly string[]): string {
  return lines.map(text).join('<br>');
}

/** A whole page of HTML: A4 unless the style says otherwise. */
export function pageOf(css: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>
@page { size: A4; margin: 12mm; }
* { box-sizing: border-box; }
body { margin: 0; position: relative; font-size: 9pt; line-height: 1.3; color: #111; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
td, th { vertical-align: top; text-align: left; }
.number { text-align: right; }
.ink { position: relative; height: 30px; }
.stamp { position: absolute; filter: blur(0.3px); }
${css}
</style></head><body><main>${body}</main></body></html>`;
}
