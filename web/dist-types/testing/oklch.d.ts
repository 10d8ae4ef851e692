import type { Rgb } from '../lib/colour/contrast.js';
/** sRGB of an `oklch(L C H)` text, clipped to the gamut as a screen would show it. */
export declare function oklchToRgb(text: string): Rgb;
