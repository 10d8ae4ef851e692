/** The days on which something holds, both included; without an end while none is known. ISO dates. */
export interface DatedSpan {
  readonly valid_from: string;
  readonly valid_to: string | null;
}

export function holdsOn({ valid_from, valid_to }: DatedSpan, day: string): boolean {
  return valid_from <= day && (valid_to === null || day <= valid_to);
}

/** Pairs of spans that share a day, each with the earlier one first. */
export function overlapsOf<Span extends DatedSpan>(spans: readonly Span[]): (readonly [Span, Span])[] {
  return neighbours(spans).filter(([one, next]) => one.valid_to === null || next.valid_from <= one.valid_to);
}

/** The days between spans on which none holds. */
export function gapsOf(spans: readonly DatedSpan[]): { readonly from: string; readonly to: string }[] {
  return neighbours(spans).flatMap(([one, next]) => {
    if (one.valid_to === null || dayAfter(one.valid_to) >= next.valid_from) return [];
    return [{ from: dayAfter(one.valid_to), to: dayBefore(next.valid_from) }];
  });
}

/** Each span with the one that begins next; one that lasts longest stands for those that it covers. */
function neighbours<Span extends DatedSpan>(spans: readonly Span[]): (readonly [Span, Span])[] {
  const pairs: (readonly [Span, Span])[] = [];
  let latest: Span | undefined;
  for (const span of spans.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from))) {
    if (latest !== undefined) pairs.push([latest, span]);
    if (latest === undefined || endOf(span) > endOf(latest)) latest = span;
  }
  return pairs;
}

function endOf({ valid_to }: DatedSpan): string {
  return valid_to ?? '9999-12-31';
}

function dayAfter(day: string): string {
  return shifted(day, 1);
}

function dayBefore(day: string): string {
  return shifted(day, -1);
}

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
