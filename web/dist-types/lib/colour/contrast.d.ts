/** Red, green and blue of sRGB, each from 0 to 1. */
export type Rgb = readonly [number, number, number];
/** The six digits of a profile's colour as sRGB; null for anything else, because the colour comes from outside. */
export declare function parseHex(hex: string): Rgb | null;
/** WCAG relative luminance. */
export declare function luminance([red, green, blue]: Rgb): number;
/** WCAG contrast, from 1 (the same) to 21 (black on white). */
export declare function contrast(a: Rgb, b: Rgb): number;
