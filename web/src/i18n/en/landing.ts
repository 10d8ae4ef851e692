/** What the product is, for somebody who is not signed in. */
const landing = {
  what: 'The work desk of customs brokers',
  read: 'Reads bills, invoices and packing lists, and shows where on the page each value stands.',
  declare: 'Builds import declarations from them, checks them, and shows how every cent of duty comes about.',
  exchange: 'Exchanges jobs with customs and the freight system, and says what became of each message.',
  tariff: 'Search the tariff',
} as const;

export const texts = { landing } as const;
