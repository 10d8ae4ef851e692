import type { FreightSystem, FreightSystemInput } from '@tallyport/contracts/freight-export/system-http';
import { type BillRule, TheirCode } from '@tallyport/contracts/freight-export/system-values';
import type { TargetType } from '@tallyport/contracts/freight-export/values';
import { type AddressFault, addressFault, isSamePlace } from '@tallyport/domain/freight-export/settings/address-fault';
import type { z } from 'zod';

/** What stands in inputs of one line; a number is the text that was typed. */
export const TEXTS = [
  'name',
  'address',
  'enterprise_id',
  'server_id',
  'company_code',
  'event_branch',
  'event_department',
  'user_name',
  'data_provider',
  'reference_type',
  'settle_seconds',
  'calls_at_once',
  'call_seconds',
  'pull_seconds',
] as const;
export type TextField = (typeof TEXTS)[number];

/** Least and most of each number (domain: eAdaptor, §1 and §10; fault 42). */
export const LIMITS = { settle_seconds: [0, 3_600], calls_at_once: [1, 16], call_seconds: [5, 120], pull_seconds: [5, 300] } as const;
export type LimitField = keyof typeof LIMITS;

export type SystemForm = Readonly<Record<TextField, string>> & {
  /** Empty: every branch without a system of its own. */
  readonly branch: string;
  readonly target_type: TargetType;
  readonly bill_rule: BillRule;
  readonly finds_by_reference: boolean;
  /** Null while the one that is kept stays. */
  readonly secret: string | null;
};

/** Which bill is needed where nobody has said otherwise (the specification's own messages). */
export const USUAL_BILL_RULE: Readonly<Record<TargetType, BillRule>> = {
  ForwardingShipment: 'house',
  CustomsDeclaration: 'house_or_master',
};

const CAPITALS: readonly TextField[] = ['enterprise_id', 'server_id', 'company_code', 'event_branch', 'event_department'];
const OPTIONAL: readonly TextField[] = ['event_branch', 'event_department'];
const THEIR_CODES: readonly TextField[] = ['data_provider', 'reference_type'];

export const NEW_SYSTEM: SystemForm = {
  name: '',
  branch: '',
  address: '',
  enterprise_id: '',
  server_id: '',
  company_code: '',
  event_branch: '',
  event_department: '',
  user_name: '',
  secret: '',
  data_provider: 'TALLYPORT',
  target_type: 'ForwardingShipment',
  bill_rule: 'house',
  finds_by_reference: false,
  reference_type: 'TPX',
  settle_seconds: '600',
  calls_at_once: '4',
  call_seconds: '120',
  pull_seconds: '300',
};

export function formOf(system: FreightSystem): SystemForm {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, String(system[field] ?? '')])) as Record<TextField, string>;
  const { branch, target_type, bill_rule, finds_by_reference, secret_set_at } = system;
  return { ...texts, branch: branch ?? '', target_type, bill_rule, finds_by_reference, secret: secret_set_at === null ? '' : null };
}

/** A form without faults as it is sent. */
export function inputOf(form: SystemForm): z.input<typeof FreightSystemInput> {
  const { secret, branch, event_branch, event_department, ...rest } = form;
  return {
    ...rest,
    settle_seconds: Number(form.settle_seconds),
    calls_at_once: Number(form.calls_at_once),
    call_seconds: Number(form.call_seconds),
    pull_seconds: Number(form.pull_seconds),
    branch: branch || null,
    event_branch: event_branch || null,
    event_department: event_department || null,
    ...(secret !== null && secret !== '' && { secret }),
  };
}

/** What was typed as it is kept: ids have capitals alone, and blanks come from copying. */
export function asTyped(field: TextField, text: string): string {
  if (CAPITALS.includes(field)) return text.replaceAll(/\s/g, '').toUpperCase();
  return field === 'name' || field === 'user_name' ? text : text.trim();
}

/** Whether what is kept as the secret may not go where the form leads. */
export function needsSecretAnew(form: SystemForm, kept: FreightSystem | null): boolean {
  if (kept === null || kept.secret_set_at === null) return false;
  return !isSamePlace(form.address, kept.address) || form.user_name !== kept.user_name;
}

export type FormFault =
  | { readonly kind: 'needed' | 'code' | 'colon' | 'theirCode' | 'secretNeeded' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'address'; readonly fault: AddressFault };

/** What is wrong, by field. A host without TLS may be allowed by the installation: that only the gateway knows. */
export function faultsOf(form: SystemForm, kept: FreightSystem | null): Partial<Record<TextField | 'secret', FormFault>> {
  const faults = TEXTS.flatMap((field): [TextField, FormFault][] => {
    const fault = faultOf(field, form[field].trim());
    return fault === null ? [] : [[field, fault]];
  });
  const secret: [] | [['secret', FormFault]] = needsSecretAnew(form, kept) && !form.secret ? [['secret', { kind: 'secretNeeded' }]] : [];
  return Object.fromEntries([...faults, ...secret]);
}

function faultOf(field: TextField, text: string): FormFault | null {
  if (text === '') return OPTIONAL.includes(field) ? null : { kind: 'needed' };
  if (CAPITALS.includes(field)) return /^[A-Z0-9]{1,12}$/.test(text) ? null : { kind: 'code' };
  if (THEIR_CODES.includes(field)) return TheirCode.safeParse(text).success ? null : { kind: 'theirCode' };
  if (field === 'user_name') return text.includes(':') ? { kind: 'colon' } : null;
  if (field === 'address') return addressFaultOf(text);
  return isLimit(field) ? limitFault(field, text) : null;
}

function addressFaultOf(address: string): FormFault | null {
  const host = URL.canParse(address) ? new URL(address).host : '';
  const fault = addressFault(address, [host]);
  return fault === null ? null : { kind: 'address', fault };
}

function isLimit(field: TextField): field is LimitField {
  return field in LIMITS;
}

function limitFault(field: LimitField, text: string): FormFault | null {
  const [least, most] = LIMITS[field];
  const isWithin = /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isWithin ? null : { kind: 'number', least, most };
}
