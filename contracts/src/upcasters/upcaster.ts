/** Turns the data of one version into the data of the next. Steps are kept for ever: old events stay as they were written. */
export type UpcasterStep = (data: Record<string, unknown>) => Record<string, unknown>;

/** The steps of one event type, by the version from which each leads to the next. */
export interface Upcaster {
  readonly type: string;
  readonly steps: Readonly<Record<number, UpcasterStep>>;
}
