import type { CustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';

/** Who sends to an address of the organisation: its texts, the path of the intake, and how an address is given. All addresses are told in one form. */
export interface Sender {
  readonly texts: 'customsSettings' | 'freightSettings.acknowledgements';
  readonly path: '/customs/' | '/freight/';
  readonly queryKey: readonly unknown[];
  give(token: string, idempotencyKey: string): Promise<CustomsAddress>;
}
