import { SiteId } from '@tallyport/contracts/lodgement/values';
import { z } from 'zod';

/** What a worker is told about customs. Only one that sends has to know. */
export const customsVariables = {
  /** Where interchanges go. */
  CUSTOMS_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
  /** The site of customs: that of its production, unless another is named. */
  CUSTOMS_SITE: SiteId.default('AAA336C'),
  /** `no`: what is sent is meant. Anything else is marked as a test. */
  CUSTOMS_TEST: z.enum(['yes', 'no']).default('yes'),
};
