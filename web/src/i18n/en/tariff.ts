/** The public search in the tariff. */
export const tariff = {
  title: 'Tariff search',
  lead: 'Describe the goods in your own words, in English or Chinese.',
  label: 'Goods',
  placeholder: 'stainless steel thermos flask',
  search: 'Search',
  likely: '{{percent}} % likely',
  because: 'Because of “{{phrase}}”',
  meansNearly: 'Close in meaning to “{{phrase}}”',
  unsure: 'Not enough to go on for one answer. These are worth a look.',
  nothing: 'No word of this is in the tariff. Say what the goods are and what they are made of.',
  browse: 'Browse',
  chapters: 'Chapters',
  wordsOf: 'Words that lead here',
  schedules: { starter: 'Tallyport’s own words', 'harmonized-system': 'Harmonized System', 'national-schedule': 'National schedule' },
  version: '{{schedule}}, version {{version}} of {{date}}, {{entries}} entries',
  noVersion: 'No tariff is loaded yet.',
  notAdvice: 'Suggestions only. A customs broker decides.',
  signIn: 'Sign in',
  openCode: 'Open {{code}}',
} as const;

export const texts = { tariff } as const;
