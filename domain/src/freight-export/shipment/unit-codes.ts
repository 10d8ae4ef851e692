import { packageCode } from '../../declaration/compile/package-code.js';
import type { MappedUnit } from './freight-mappings.js';

export type UnitKind = 'weight unit' | 'volume unit' | 'quantity unit' | 'package type';

/** What papers call the units that every freight system has. */
const USUAL: Readonly<Record<'weight unit' | 'volume unit', Readonly<Record<string, string>>>> = {
  'weight unit': {
    KG: 'KG',
    KGS: 'KG',
    KGM: 'KG',
    KILO: 'KG',
    KILOS: 'KG',
    LB: 'LB',
    LBS: 'LB',
    LBR: 'LB',
    G: 'G',
    T: 'T',
    MT: 'T',
    TNE: 'T',
  },
  'volume unit': { M3: 'M3', CBM: 'M3', MTQ: 'M3', 'M³': 'M3', CFT: 'CF', CF: 'CF', FTQ: 'CF', L: 'L', LTR: 'L' },
};

/** A unit as the freight system calls it. Where nothing says how, it is sent as the paper has it, and is not mapped. */
export interface UnitCode {
  readonly code: string;
  readonly isMapped: boolean;
}

/** By the rows of an administrator first, then by what is usual; a kind of package also by its code of Recommendation 21. */
export function unitCode(kind: UnitKind, text: string, mapped: readonly MappedUnit[]): UnitCode {
  const ours = plain(text);
  const row = rowOf(ours, mapped);
  if (row !== undefined) return { code: row, isMapped: true };
  if (kind === 'weight unit' || kind === 'volume unit') {
    const usual = USUAL[kind][ours];
    return usual === undefined ? { code: ours, isMapped: false } : { code: usual, isMapped: true };
  }
  const packages = kind === 'package type' ? packageCode(text) : null;
  const ofPackage = packages === null ? undefined : rowOf(packages, mapped);
  return ofPackage === undefined ? { code: packages ?? ours, isMapped: false } : { code: ofPackage, isMapped: true };
}

/** What we call a unit of the freight system: by the first row that leads to it; without one it keeps its code. */
export function ownUnit(code: string, mapped: readonly MappedUnit[]): string {
  return mapped.find(({ theirs }) => plain(theirs) === plain(code))?.ours ?? code;
}

function rowOf(ours: string, mapped: readonly MappedUnit[]): string | undefined {
  return mapped.find((row) => plain(row.ours) === ours)?.theirs;
}

function plain(unit: string): string {
  return unit.trim().toUpperCase().replace(/\.$/, '');
}
