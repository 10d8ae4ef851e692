/** Red, green and blue of sRGB, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** The six digits of a profile's colour as sRGB; null for anything else, because the colour comes from outside. */
export function parseHex(hex: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

/** WCAG relative luminance. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast, from 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
