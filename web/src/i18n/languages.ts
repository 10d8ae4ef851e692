import type { TextPart, TextParts } from './texts.js';

interface LanguageSource {
  /** How the language names itself. */
  readonly name: string;
  /** The tag for `lang`, for dates and for figures. */
  readonly tag: string;
  readonly parts: { readonly [Part in TextPart]: () => Promise<{ readonly texts: TextParts[Part] }> };
}

/** What the app speaks. A further language is one entry here and one folder beside `en`, complete by its type. */
export const LANGUAGES = {
  en: {
    name: 'English',
    tag: 'en-AU',
    parts: {
      entry: () => import('./en/entry.js'),
      finding: () => import('./en/finding.js'),
      desk: () => import('./en/desk.js'),
      job: () => import('./en/job.js'),
      joining: () => import('./en/joining.js'),
      kept: () => import('./en/kept.js'),
      landing: () => import('./en/landing.js'),
      licence: () => import('./en/licence.js'),
      operations: () => import('./en/operations.js'),
      newShipment: () => import('./en/new-shipment.js'),
      profile: () => import('./en/profile.js'),
      tariff: () => import('./en/tariff.js'),
    },
  },
  zh: {
    name: '简体中文',
    tag: 'zh-Hans',
    parts: {
      entry: () => import('./zh/entry.js'),
      desk: () => import('./zh/desk.js'),
      finding: () => import('./zh/finding.js'),
      job: () => import('./zh/job.js'),
      joining: () => import('./zh/joining.js'),
      kept: () => import('./zh/kept.js'),
      landing: () => import('./zh/landing.js'),
      licence: () => import('./zh/licence.js'),
      operations: () => import('./zh/operations.js'),
      profile: () => import('./zh/profile.js'),
      newShipment: () => import('./zh/new-shipment.js'),
      tariff: () => import('./zh/tariff.js'),
    },
  },
} as const satisfies Record<string, LanguageSource>;

export type Language = keyof typeof LANGUAGES;
