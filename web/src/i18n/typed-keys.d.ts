import type { Texts } from './texts.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'desk';
    resources: { desk: Texts };
  }
}
