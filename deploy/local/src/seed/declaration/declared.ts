import type { CheckCode } from '@tallyport/contracts/check/codes';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';

/** Values that no paper says, each as it is typed in. */
export type Typed = Readonly<Partial<Record<RecordField, string>>>;
/** What is claimed for goods, by their code. */
export type Claims = Readonly<Record<string, Typed>>;

/** How far the declaration of a shipment went. */
export type Ending = 'compiled' | 'asked' | 'rejected' | 'held' | 'authority-to-deal' | 'amended' | 'withdrawn';

/** The declaration of a shipment: what a person added to what its papers say, and how it ended. */
export type Declared =
  | { readonly ending: 'compiled' }
  | {
      readonly ending: Exclude<Ending, 'compiled'>;
      /** The number of the ship, which papers do not print. */
      readonly vesselId: string;
      readonly claims?: Claims;
      /** Why it is lodged although a check fails: by the code of the check. */
      readonly overrides?: Readonly<Partial<Record<CheckCode, string>>>;
      /** What an amendment changes. */
      readonly amends?: Claims;
      /** Why it was amended or withdrawn. */
      readonly reason?: string;
    };
