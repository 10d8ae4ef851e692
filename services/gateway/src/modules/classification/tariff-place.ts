import type { TariffDuty, TariffNode } from '@tallyport/contracts/classification/tariff-http';
import { levelsOfCode } from '@tallyport/contracts/classification/typed-code';

/** Where a code stands, and what customs' rates say there. */
interface Place {
  /** From the chapter to the code, or to the last level above it that there is. */
  readonly path: TariffNode[];
  readonly exists: boolean;
  /** The items of an open subheading, and the statistical codes of an open item. */
  readonly items: TariffNode[];
  readonly duties: TariffDuty[];
}

/** Finds a code among what the schedules name and the items that customs' rates have; the nearest level above it where it does not exist. */
export function placeOf(code: string, named: ReadonlyMap<string, string>, rated: readonly TariffDuty[]): Place {
  const names = namesOf(rated, named);
  const path = levelsOfCode(code)
    .filter((level) => names.has(level))
    .map((level) => nodeOf(level, names));
  const open = path.at(-1)?.code ?? '';
  const isOfOpen = (duty: TariffDuty): boolean => open.length >= 6 && wholeCodeOf(duty).startsWith(open);
  const duties = rated.filter(isOfOpen);
  const below = new Set(duties.map((duty) => wholeCodeOf(duty).slice(0, open.length + 2)).filter((item) => item.length > open.length));
  return { path, exists: open === code, items: [...below].sort().map((item) => nodeOf(item, names)), duties };
}

/** A national item with its statistical code: ten digits, or eight where there is none. */
function wholeCodeOf({ tariff_item, statistical_code }: TariffDuty): string {
  return `${tariff_item}${statistical_code}`;
}

/** A subheading that no schedule names goes by its first item. */
function namesOf(rated: readonly TariffDuty[], named: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const duty of rated) {
    const codes = [duty.tariff_item.slice(0, 6), duty.tariff_item, wholeCodeOf(duty)];
    for (const code of codes) if (!names.has(code)) names.set(code, duty.description);
  }
  return new Map([...names, ...named]);
}

const nodeOf = (code: string, names: ReadonlyMap<string, string>): TariffNode => ({ code, name: names.get(code) ?? code, below: 0 });
