import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { currencyOf } from '../currency-of.js';
import { headerFields, lineFields } from '../declared-fields.js';
import type { FrozenLine, FrozenLineType } from '../frozen-record.js';
import { type MessageItem, MessageItems } from '../messages/message-item.js';
import { KnownCodes } from './known-codes.js';
import { type FieldPlan, type PartPlan, partPlan } from './part-plan.js';
import { error, type PreflightSubject } from './subject.js';
import { valueFault } from './value-fault.js';

/** The field that says what a line is: it makes no part of a message. */
const LINE_TYPE = 'line_type';

/** Every value of a message by itself: its length, characters, form and code, whether it is sent at all, and which are missing. */
export function checkValues({ record, sending, layout, tables, day }: PreflightSubject): PreflightFinding[] {
  const isWithdrawal = sending.function === 'withdrawal';
  const acted = isWithdrawal ? [] : record.lines.map((line) => ({ line, action: 'insert' as const }));
  const items = new MessageItems(record, sending, acted);
  const codes = new KnownCodes(tables, day);
  const planOf = (type: FrozenLineType) => partPlan(layout, type, lineFields(type), isWithdrawal);
  const plans = new Map([...new Set(record.lines.map(({ type }) => type))].map((type) => [type, planOf(type)]));
  const header = new ItemCheck(partPlan(layout, 'header', headerFields(record.kind), isWithdrawal), codes);
  const checks = new Map([...plans].map(([type, plan]) => [type, new ItemCheck(plan, codes)]));
  return [
    ...items.of('header', null).flatMap((item) => header.findings(null, item)),
    ...acted.flatMap((one) => checks.get(one.line.type)?.findings(one.line, items.lineItem(one)) ?? []),
  ];
}

/** Headers, or lines of a type. */
class ItemCheck {
  constructor(
    private readonly plan: PartPlan,
    private readonly codes: KnownCodes,
  ) {}

  findings(line: FrozenLine | null, item: MessageItem): PreflightFinding[] {
    const found: PreflightFinding[] = [];
    for (const [name, value = ''] of Object.entries(item.fields)) {
      if (name === LINE_TYPE || value === '') continue;
      const field = this.plan.fields.get(name);
      if (field !== undefined) this.checkValue(field, value, line, item, found);
      else if (isRecordField(name) && !this.plan.isWithdrawal) found.push(error('not-of-this-line', line, name));
    }
    this.checkMissing(line, item, found);
    return found;
  }

  private checkValue(field: FieldPlan, value: string, line: FrozenLine | null, item: MessageItem, found: PreflightFinding[]): void {
    const { name, rule, length, isSent, codes, list } = field;
    const fault = valueFault(rule, value, length, rule.kind === 'amount' ? currencyOf(rule, item) : null);
    if (fault !== null) found.push(error(fault.code, line, name, fault));
    else if (isSent !== null && !isSent(item)) found.push(error('not-sent', line, name));
    else if (codes !== null && !codes.has(value)) found.push(error('unknown-code', line, name, { found: value }));
    else if (list !== null)
      for (const code of rule.kind === 'codes' ? value.split(' ') : [value]) this.checkCode(field, list, code, line, found);
  }

  /** A code that the newest list does not have may still be right, where the list changes and the message can do without. */
  private checkCode({ name, isRequired }: FieldPlan, list: string, code: string, line: FrozenLine | null, found: PreflightFinding[]): void {
    const verdict = this.codes.judge(list, code);
    if (verdict === null || verdict === 'known') return;
    const finding = error(verdict === 'disabled' ? 'not-implemented' : 'unknown-code', line, name, { found: code });
    found.push(isRequired || KnownCodes.isFixed(list) ? finding : { ...finding, severity: 'warning' });
  }

  /** What has to be said: by the field itself, by a segment that has to be sent, or beside another value. Each is named once. */
  private checkMissing(line: FrozenLine | null, item: MessageItem, found: PreflightFinding[]): void {
    const named = new Set<string>();
    const lacks = (name: string) => (item.fields[name] ?? '') === '';
    const add = (name: string, finding: PreflightFinding) => {
      if (!named.has(name)) found.push(finding);
      named.add(name);
    };
    for (const name of this.plan.required) if (lacks(name)) add(name, error('required', line, name));
    for (const [name, pair] of this.plan.pairs)
      if (lacks(pair) && !lacks(name)) add(pair, error('pair-missing', line, pair, { expected: name }));
    for (const { holds, isMandatory, needed, saysAnything } of this.plan.needs)
      for (const { name, get } of needed)
        if (get(item) === '' && holds(item) && (isMandatory || saysAnything(item))) add(name, lacking(name, line, isMandatory));
  }
}

function lacking(name: string, line: FrozenLine | null, isMandatory: boolean): PreflightFinding {
  if (name.startsWith('amounts.')) return error('not-computed', line, null, { expected: name });
  if (!isRecordField(name)) return error('required', line, null, { expected: name });
  return error(isMandatory ? 'required' : 'pair-missing', line, name);
}
