/** What somebody writes into a field who hopes that a page takes it for markup, a script, or an address. The shortest go first. */
const STRINGS = [
  '<svg/onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  `'"><script>alert(1)</script>`,
  'javascript:alert(1)//<b>x</b>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><base href=//evil.example/><style>*{display:none}</style>',
  '<a href="data:text/html,<script>alert(1)</script>" onclick=alert(1)>x</a>',
] as const;

/** One of them that fits into a field, another for each call. */
export function scriptStrings(): (limit?: number) => string {
  let next = 0;
  return (limit = 200) => {
    const fitting = STRINGS.filter(({ length }) => length <= limit);
    next += 1;
    return fitting[next % fitting.length] ?? '<b>x</b>'.slice(0, limit);
  };
}

/** Whether a text holds one of them, as it was written. */
export function isScriptString(text: string): boolean {
  return STRINGS.some((string) => text.includes(string));
}
