import type { World } from './world.js';

/** A world whose sellers sit in some of its countries only. */
export function soldFrom(world: World, ...codes: readonly string[]): World {
  return { ...world, selling: world.selling.filter(({ code }) => codes.includes(code)) };
}

/** A world of goods whose tariff chapters are among these. */
export function ofChapters(world: World, ...chapters: readonly string[]): World {
  return { ...world, goods: world.goods.filter(({ hs }) => chapters.includes(hs.slice(0, 2))) };
}
