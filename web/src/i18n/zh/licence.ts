/** The licence of a broker. */
const licence = {
  title: '报关员执照',
  note: '您以此执照签署报关单。更改会被记录。',
  number: '执照号',
  form: '只能是数字，最多5位。',
  save: '保存',
  saved: '您以执照{{number}}签署。',
  failed: '执照未更改。',
  remove: '移除执照',
  removeAsk: '移除执照{{number}}？',
  removeNote: '没有执照就不能签署报关单。',
  removed: '执照{{number}}已移除。',
} as const;

export const texts = { licence } as const;
