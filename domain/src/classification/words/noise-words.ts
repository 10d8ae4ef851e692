const GRAMMAR =
  'a an the of or and other for in not nec with to by on at from as than is are be it its this that these those which no but such if into per via your you my our we etc eg ie including included whether their thereof having being can will has have been also used use using only each both any all more most very up out over';
const PACKING =
  'pcs pc pce piece pieces pk pack packs packet set sets pair pairs lot lots qty quantity boxed bundle assorted asst various mixed assortment x approx size sizes small medium large xl xxl xs sml med lrg lge';
const SELLING =
  'new hot sale 2019 2020 2021 2022 2023 2024 2025 free shipping high quality best style fashion fashionable original brand branded item items product products goods gift gifts sample samples type types kind premium design designer model collection range edition limited series genuine official wholesale arrival product description packaging';
const TARIFF = 'heading chapter subheading note specified elsewhere classified thereof';

/** Words that stand on every label and in every tariff and tell no goods apart. */
export const NOISE_WORDS: ReadonlySet<string> = new Set([GRAMMAR, PACKING, SELLING, TARIFF].flatMap((words) => words.split(' ')));
