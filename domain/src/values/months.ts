const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'januar'],
  ['february', 'feb', 'febrero', 'fevrier', 'februar'],
  ['march', 'mar', 'marzo', 'mars', 'marz', 'maerz'],
  ['april', 'apr', 'abril', 'abr', 'avril'],
  ['may', 'mayo', 'mai'],
  ['june', 'jun', 'junio', 'juin', 'juni'],
  ['july', 'jul', 'julio', 'juillet', 'juli'],
  ['august', 'aug', 'agosto', 'ago', 'aout'],
  ['september', 'sep', 'sept', 'septiembre', 'set', 'septembre'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt'],
  ['november', 'nov', 'noviembre', 'novembre'],
  ['december', 'dec', 'diciembre', 'dic', 'decembre', 'dezember', 'dez'],
];

const NUMBERS = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The number of a month by its name, whole or short, in English, Spanish, French or German; null for another word. */
export function monthNumber(name: string): number | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
  return NUMBERS.get(plain) ?? null;
}
