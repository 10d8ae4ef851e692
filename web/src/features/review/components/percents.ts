import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { CSSProperties } from 'react';

/** A box as the style of an element on its page, with so many pixels of air around the print. */
export function percents({ x, y, width, height }: Box, air = 0): CSSProperties {
  const percent = (share: number) => `${share * 100}%`;
  return {
    left: `calc(${percent(x)} - ${air}px)`,
    top: `calc(${percent(y)} - ${air}px)`,
    width: `calc(${percent(width)} + ${2 * air}px)`,
    height: `calc(${percent(height)} + ${2 * air}px)`,
  };
}
