const LONGEST = 255;
/** Control characters, and marks that turn the reading direction so that `gpj.exe` reads as `exe.jpg`. */
const HIDDEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const PATH = /^.*[/\\]/s;

/** The name of a file as people gave it, made harmless: no path, nothing hidden, not longer than 255 with its ending kept. */
export function cleanFileName(name: string | undefined): string {
  const clean = (name ?? '').normalize('NFC').replace(HIDDEN, '').replace(PATH, '').trim();
  if (/^\.*$/.test(clean)) return 'file';
  if (clean.length <= LONGEST) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, LONGEST - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;
}

/** `Content-Disposition` of a download: a plain name for old readers, and the real one (RFC 5987). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
