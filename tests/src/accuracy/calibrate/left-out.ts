import type { JudgedValue } from './judged-values.js';

/** A group of values: how many there are, how sure they were given, and how many of them are right. */
export interface Group {
  readonly name: string;
  readonly count: number;
  readonly promised: number;
  readonly right: number;
  /** How far the share that is right moves when one issuer is left out, at most. */
  readonly swing: number;
}

/** The values by medium and evidence, each group with what leaving out any one issuer does to it. */
export function groupsOf(values: readonly JudgedValue[]): Group[] {
  const names = [...new Set(values.map(nameOf))].sort();
  return names.map((name) => {
    const own = values.filter((value) => nameOf(value) === name);
    const right = shareRight(own);
    const without = [...new Set(own.map(({ issuer }) => issuer))].map((issuer) => own.filter((value) => value.issuer !== issuer));
    const swing = Math.max(0, ...without.filter((rest) => rest.length > 0).map((rest) => Math.abs(shareRight(rest) - right)));
    return { name, count: own.length, promised: mean(own.map(({ confidence }) => confidence)), right, swing };
  });
}

const SURE = 0.9;
const nameOf = ({ medium, evidence, confidence }: JudgedValue): string =>
  `${medium}, ${evidence}${evidence.startsWith('fails') ? '' : confidence >= SURE ? ', sure' : ', doubtful'}`;

function shareRight(values: readonly JudgedValue[]): number {
  return mean(values.map(({ isRight }) => Number(isRight)));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
