/** A unit, a share or the size of a container beside a number. */
const OTHER_UNIT =
  /\d\s?%|%\s?\d|\d\s?['’](?:\s?(?:gp|hc|hq|rf|dc|dv))?(?!\d)|\d\s?(?:kgs?|lbs?|cbm|m3|m²|pcs|ctns?|days?|tage|jours|d[ií]as)(?!\p{L})/iu;

/** Why a number is hardly an amount of money; null where it may well be one. `printed` is where it stands. */
export function faultOfAmount(text: string, printed: string): string | null {
  if (!/^-?\d/u.test(text)) return 'is no number';
  if (OTHER_UNIT.test(printed)) return 'stands with a unit, a share or the size of a container';
  if (/^\d$/u.test(text) && !/\d\W\d|[$€£¥]|[A-Z]{3}/u.test(printed)) return 'is a single figure, as counts and codes are';
  if (/\d{9,}/u.test(text.replace(/\.\d*$/u, ''))) return 'has more figures than a sum';
  return null;
}
