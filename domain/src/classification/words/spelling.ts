const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aluminium: 'aluminum',
    axe: 'ax',
    catalogue: 'catalog',
    centre: 'center',
    cheque: 'check',
    doughnut: 'donut',
    fibre: 'fiber',
    grey: 'gray',
    jewellery: 'jewelry',
    kerb: 'curb',
    litre: 'liter',
    metre: 'meter',
    mould: 'mold',
    moulded: 'molded',
    moulding: 'molding',
    moustache: 'mustache',
    plough: 'plow',
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
    colour: 'color',
    coloured: 'colored',
    colouring: 'coloring',
    flavour: 'flavor',
    flavoured: 'flavored',
    flavouring: 'flavoring',
    odour: 'odor',
    armour: 'armor',
    harbour: 'harbor',
    savoury: 'savory',
    vapour: 'vapor',
  }),
);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/sulph/, 'sulf'],
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
