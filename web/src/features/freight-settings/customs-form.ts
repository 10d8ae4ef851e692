import type { BodyInputOf } from '@tallyport/contracts/define-operation';
import type { CustomsInterface, putCustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';

/** What is typed of the way that snapshots leave. */
export interface CustomsForm {
  readonly way: CustomsInterface['way'];
  readonly address: string;
  readonly answers: boolean;
  readonly settle: string;
}

export function formOf({ way, address, answers_by_handle, settle_seconds }: CustomsInterface): CustomsForm {
  return { way, address: address ?? '', answers: answers_by_handle, settle: String(settle_seconds) };
}

export function saidBy({ way, address, answers, settle }: CustomsForm): Omit<BodyInputOf<typeof putCustomsInterface>, 'secret'> {
  return { way, address: way === 'http' ? address.trim() : null, answers_by_handle: answers, settle_seconds: Number(settle) };
}

export function isSettle(typed: string): boolean {
  return /^\d{1,4}$/.test(typed) && Number(typed) <= 3_600;
}

/** Whether something was typed that is not kept. */
export function toldApart(form: CustomsForm, setting: CustomsInterface): boolean {
  return JSON.stringify(saidBy(form)) !== JSON.stringify(saidBy(formOf(setting)));
}

/** Another receiver gets a secret of its own. */
export function isNeededAnew({ address }: CustomsForm, setting: CustomsInterface): boolean {
  return setting.secret_set_at === null || setting.way !== 'http' || address.trim() !== setting.address;
}
