/** The licence of a broker. */
const licence = {
  title: 'Broker licence',
  note: 'You sign declarations with it. The change is recorded.',
  number: 'Licence number',
  form: 'Digits only, at most 5.',
  save: 'Save',
  saved: 'You sign with licence {{number}}.',
  failed: 'Your licence was not changed.',
  remove: 'Remove licence',
  removeAsk: 'Remove licence {{number}}?',
  removeNote: 'Without a licence you sign no declaration.',
  removed: 'Licence {{number}} was removed.',
} as const;

export const texts = { licence } as const;
