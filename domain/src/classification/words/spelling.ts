const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    axe: 'ax',
    catalogue: 'catalog',
    centre: 'center',
    cheque: 'check',
    doughnut: 'donut',
    grey: 'gray',
    jewellery: 'jewelry',
    kerb: 'curb',
    litre: 'liter',
    metre: 'meter',
    moustache: 'mustache',
    programme: 'program',
    pyjama: 'pajama',
    theatre: 'theater',
    tyre: 'tire',
    woollen: 'wool',
    woolen: 'wool',
    yoghurt: 'yogurt',
    yoghourt: 'yogurt',
    chilli: 'chili',
    whisky: 'whiskey',
    odour: 'odor',
    armour: 'armor',
    harbour: 'harbor',
    savoury: 'savory',
    vapour: 'vapor',
  }),
);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/sulph/, 'sulf'],
  [/plough/, 'plow'],
  [/mould/, 'mold'],
  [/(colo|flavo)ur/, '$1r'],
  [/fibre/, 'fiber'],
  [/^(.{3,})is(e|ed|er|ing|ation)$/, '$1iz$2'],
  [/^haem/, 'hem'],
  [/^anaesth/, 'anesth'],
  [/^oestr/, 'estr'],
  [/^paed/, 'ped'],
  [/lled$/, 'led'],
  [/lling$/, 'ling'],
];

/** Answers one spelling for British and American words, so that grey meets gray and a moisturiser a moisturizer. */
export function commonSpelling(word: string): string {
  const american = AMERICAN.get(word);
  if (american !== undefined) return american;
  return PATTERNS.reduce((spelt, [british, form]) => spelt.replace(british, form), word);
}
