/** The groups of the settings. */
export const settings = { people: 'Organisation', goods: 'Goods', exchange: 'Exchange' } as const;
