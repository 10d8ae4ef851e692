import type { ReactNode } from 'react';

interface CheckListProps {
  readonly title: string;
  /** What stands there where there is nothing to choose. */
  readonly empty: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Any number of things out of many, in two columns. */
export function CheckList({ title, empty, options, chosen, onChange }: CheckListProps) {
  const turn = (value: string, isOn: boolean) => onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className="pb-3">
      <legend className="pb-1 text-caption text-ink-2">{title}</legend>
      {options.length === 0 && <p className="text-ink-3">{empty}</p>}
      {/* Inset, so that the ring of a box at the edge is not cut. */}
      <div className="-m-1 grid max-h-56 grid-cols-2 gap-x-4 overflow-y-auto p-1">
        {options.map(({ value, label }) => (
          <label key={value} className="grid h-7 grid-cols-[22px_minmax(0,1fr)] items-center">
            <input
              type="checkbox"
              className="justify-self-start accent-accent-solid"
              checked={chosen.includes(value)}
              onChange={(event) => turn(value, event.target.checked)}
            />
            <span className="truncate">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether two lists, in each of which everything stands once, hold the same. */
export function isSameSet<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
