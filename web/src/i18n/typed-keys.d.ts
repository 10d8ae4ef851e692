import type { Texts } from './en/en.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'desk';
    resources: { desk: Texts };
  }
}
