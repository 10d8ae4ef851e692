/** The public search in the tariff. */
export const tariff = {
  title: 'Tariff search',
  lead: 'Describe the goods in your own words, in English or Chinese, or type a code.',
  label: 'Goods or code',
  placeholder: 'stainless steel thermos flask, or 8471.30',
  search: 'Search',
  likely: '{{percent}} % likely',
  because: 'Because of “{{phrase}}”',
  meansNearly: 'Close in meaning to “{{phrase}}”',
  unsure: 'Not enough to go on for one answer. These are worth a look.',
  nothing: 'The tariff knows no word of “{{words}}”.',
  typeWhat:
    'Type what the goods are and what they are made of, like “stainless steel thermos flask”, or a code of 2 to 10 digits, like 8471.30.',
  noSuchCode: '{{code}} is not in the tariff that is loaded.',
  nearest: 'Shown is the nearest that is: {{code}}.',
  duty: 'Duty',
  item: 'Item',
  goods: 'Goods',
  unit: 'Unit',
  rate: 'Rate',
  from: '{{source}}.',
  demonstration: '{{source}}. These rates came with Tallyport for trying it out: some are made up.',
  browse: 'Browse',
  chapters: 'Chapters',
  wordsOf: 'Words that lead here',
  schedules: { starter: 'Tallyport’s own words', 'harmonized-system': 'Harmonized System', 'national-schedule': 'National schedule' },
  version: '{{schedule}}, version {{version}} of {{date}}, {{entries}} entries',
  noVersion: 'No tariff is loaded yet.',
  notAdvice: 'Suggestions only. A customs broker decides.',
  signIn: 'Sign in',
} as const;

export const texts = { tariff } as const;
