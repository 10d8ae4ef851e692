import { useSearchParams } from 'react-router-dom';

/** The parts of the tab, in the order of its keys 1 to 3. */
export const PARTS = ['report', 'messages', 'logs'] as const;
export type Part = (typeof PARTS)[number];

/** Whose messages the log shows. */
export type LogOf = 'job' | 'unmatched';

export interface EdiAddress {
  readonly part: Part;
  readonly of: LogOf;
  /** The report that is asked for; null for the newest. */
  readonly report: string | null;
  readonly message: string | null;
  /** The value of the message that is looked at: its segment by place, and which of its values, from 0. */
  readonly value: { readonly segment: number; readonly at: number } | null;
  /** Goes to a part; the place within it is given up. */
  goTo(part: Part): void;
  choose(changes: {
    readonly of?: LogOf;
    readonly message?: string | null;
    readonly record?: string;
    readonly value?: EdiAddress['value'];
  }): void;
}

/** Where on the tab the address leads: part, log and message stand in it, so that they can be shared and come back. */
export function useEdiAddress(): EdiAddress {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | null | undefined>>) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value == null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    part: PARTS.find((part) => part === search.get('part')) ?? 'report',
    of: search.get('of') === 'unmatched' ? 'unmatched' : 'job',
    report: search.get('record'),
    message: search.get('message'),
    goTo: (part) => set({ part: part === 'report' ? null : part, of: null, message: null, ...NO_VALUE, field: null, line: null }),
    value: valueIn(search),
    choose: ({ of, message, record, value }) =>
      set({
        ...(of !== undefined && { of: of === 'job' ? null : of, message: null, ...NO_VALUE }),
        ...(message !== undefined && { message, ...NO_VALUE }),
        ...(value !== undefined && { segment: value && String(value.segment), value: value && value.at > 0 ? String(value.at) : null }),
        ...(record !== undefined && { record }),
      }),
  };
}

const NO_VALUE = { segment: null, value: null };

function valueIn(search: URLSearchParams): EdiAddress['value'] {
  const [segment, at] = [search.get('segment'), search.get('value') ?? '0'].map((text) =>
    /^\d{1,6}$/.test(text ?? '') ? Number(text) : null,
  );
  return segment == null || at == null ? null : { segment, at };
}
