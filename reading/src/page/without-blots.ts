import { type Area, heightOf, middleY, overlapX, overlapY } from './area.js';
import { bandOf } from './band.js';
import { WITHOUT_BLOTS } from './tuning.js';

/**
 * The words of a scan as high as the word beside them, where the print of the next line touches them and makes them higher, as accents
 * and tails of letters do. What stands alone, as titles do, is as high as it seems.
 */
export function withoutBlots<Word extends { readonly area: Area }>(words: readonly Word[]): Word[] {
  const downwards = words.toSorted((a, b) => a.area.top - b.area.top);
  return words.map((word) => {
    const { from, to } = bandOf(downwards, word.area.top, word.area.bottom);
    const near = downwards.slice(from, to);
    const model = near.find((other) => isModelOf(other.area, word.area));
    if (model === undefined || !near.some((other) => touches(other.area, word.area))) return word;
    return { ...word, area: { ...word.area, top: model.area.top, bottom: model.area.bottom } };
  });
}

function isModelOf(area: Area, tall: Area): boolean {
  const height = heightOf(area);
  const taller = heightOf(tall) / height;
  if (!(taller > WITHOUT_BLOTS.leastTaller && taller < WITHOUT_BLOTS.mostTaller) || overlapY(area, tall) < 0.8 * height) return false;
  const apart = Math.max(area.left - tall.right, tall.left - area.right);
  const isLevel = Math.min(Math.abs(area.top - tall.top), Math.abs(area.bottom - tall.bottom)) < WITHOUT_BLOTS.level * height;
  return apart < WITHOUT_BLOTS.beside * height && isLevel;
}

function touches(area: Area, tall: Area): boolean {
  const isOtherLine = Math.abs(middleY(area) - middleY(tall)) > 0.4 * heightOf(area);
  return isOtherLine && overlapX(area, tall) > 0 && overlapY(area, tall) > -WITHOUT_BLOTS.touching * heightOf(area);
}
