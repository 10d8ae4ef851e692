const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    knives: 'knife',
    leaves: 'leaf',
    loaves: 'loaf',
    shelves: 'shelf',
    scarves: 'scarf',
    halves: 'half',
    calves: 'calf',
    hooves: 'hoof',
    oxen: 'ox',
    lenses: 'lens',
    lens: 'lens',
    gases: 'gas',
    gas: 'gas',
    buses: 'bus',
    canvas: 'canvas',
    canvases: 'canvas',
    christmas: 'christmas',
    axes: 'ax',
    axe: 'ax',
    dies: 'die',
    ties: 'tie',
    pies: 'pie',
    shoes: 'shoe',
  }),
);

/** Answers the singular of an English word by rule; both sides of a comparison go through it, so a wrong form does no harm. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4) return word;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && word.endsWith('oes')) return word.slice(0, -2);
  const single = /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  // hoodie, hoodies and hoody, cookie and cooky are one word
  return single.length > 4 && single.endsWith('ie') ? `${single.slice(0, -2)}y` : single;
}
