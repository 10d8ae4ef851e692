import { Dice } from '../../accuracy/generator/dice.js';
import { type HostileFile, hostileFile } from './hostile-file.js';

type Make = () => Buffer | Promise<Buffer>;

/** A good file cut off in so many places, evenly from its beginning to its end. */
export function truncated(name: string, whole: Make, times: number): HostileFile[] {
  return Array.from({ length: times }, (_, index) =>
    hostileFile(`${name} cut off after ${index + 1}/${times + 1}`, async () => {
      const bytes = await whole();
      return bytes.subarray(0, Math.floor((bytes.length * (index + 1)) / (times + 1)));
    }),
  );
}

/** A good file in which some bytes were thrown anew; the same number always gives the same harm. */
export function scrambled(name: string, whole: Make, times: number): HostileFile[] {
  return Array.from({ length: times }, (_, index) =>
    hostileFile(`${name} scrambled, ${index + 1}`, async () => {
      const bytes = Buffer.from(await whole());
      const dice = new Dice(`${name}/${index}`);
      const hits = 1 + dice.between(0, 3 ** (index % 5));
      for (let hit = 0; hit < hits; hit++) bytes[dice.between(8, bytes.length - 1)] = dice.between(0, 255);
      return bytes;
    }),
  );
}

/** Noise behind the first bytes of a known type. */
export function noiseAfter(name: string, magic: Buffer, times: number): HostileFile[] {
  return Array.from({ length: times }, (_, index) =>
    hostileFile(`${name} and noise, ${index + 1}`, () => {
      const dice = new Dice(`noise/${name}/${index}`);
      return Buffer.concat([magic, Buffer.from(Array.from({ length: 200 * 6 ** index }, () => dice.between(0, 255)))]);
    }),
  );
}
