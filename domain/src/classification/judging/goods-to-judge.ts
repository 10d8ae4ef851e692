/** A text of the tariff with the code that it stands under. */
export interface TariffText {
  readonly code: string;
  readonly text: string;
}

/** A code that is offered to a judge: its own text, other texts of the schedules for it, and what it stands under. */
export interface OfferedCode extends TariffText {
  readonly notes: readonly string[];
  /** Heading and chapter, as far as the tariff has texts for them. */
  readonly above: readonly TariffText[];
}

/** Goods whose code is not sure, with the codes among which a judge may choose. */
export interface GoodsToJudge {
  /** What the goods are known by: `goodsKey` of the whole description. */
  readonly key: string;
  readonly description: string;
  readonly offered: readonly OfferedCode[];
}
