/** The groups of the settings. */
export const settings = { people: '机构', goods: '货物', exchange: '数据交换' } as const;
