import type { PaperContext } from '../../kinds/paper-context.js';
import { type NumberStyle, writtenNumber } from '../../style/number-style.js';
import type { Writing } from '../../style/writing.js';
import type { World } from '../../truth/world.js';
import type { Family } from '../family.js';
import type { ProgramType } from './expected.js';
import { Sheet } from './sheet.js';

/** What a program draws: the title of its paper and its HTML. */
export interface Drawn {
  readonly title: string;
  readonly page: string;
}

interface Program {
  readonly type: ProgramType;
  readonly world: World;
  /** How it writes numbers, where that is not the habit of its country. */
  readonly numbers?: NumberStyle;
  /** Days as `05.03.2024`, which is one day only in its language. */
  readonly hasDottedDays?: boolean;
  readonly draw: (sheet: Sheet) => Drawn;
}

/** A family whose paper and looks come from one hand: a program that prints its own forms. */
export function programFamily({ type, world, numbers, hasDottedDays = false, draw }: Program): Family {
  const printed: Family = (paper) => paper.page ?? '';
  return Object.assign(printed, {
    world,
    told: (_paper: unknown, context: PaperContext) => {
      const counted = numbers === undefined ? context.writing : writtenIn(context, numbers);
      const sheet = new Sheet(type, context, hasDottedDays ? { ...counted, day: dotted } : counted);
      const { title, page } = draw(sheet);
      return sheet.finish(title, page);
    },
  });
}

function dotted(iso: string): string {
  return iso.split('-').reverse().join('.');
}

/** The writing of an issuer with numbers of another style. */
function writtenIn({ writing, shipment: { currency } }: PaperContext, style: NumberStyle): Writing {
  const places = (count: number) => (value: number) => writtenNumber(value, count, style);
  const amount = places(currency === 'JPY' ? 0 : 2);
  const sign = writing.weightUnit === 'KG' ? 'kg' : 'lb';
  return {
    ...writing,
    amount,
    count: places(0),
    money: (value) => `${amount(value)} ${currency}`,
    bareWeight: places(1),
    weight: (value) => `${places(1)(value)} ${sign}`,
    bareVolume: places(2),
    volume: (value) => `${places(2)(value)} ${writing.volumeUnit === 'M3' ? 'm³' : 'CBM'}`,
  };
}
