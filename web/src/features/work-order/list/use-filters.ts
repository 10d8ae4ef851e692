import type { OrderType } from '@tallyport/contracts/work-order/details';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useQuery } from '@tanstack/react-query';
import type { MenuEntry } from '../../../components/ui/menu-entries.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showDay } from '../../../lib/format/dates.js';
import { teamsQuery } from '../../../lib/teams-query.js';
import { daysFrom } from './days-from.js';
import type { FilterName, ListAddress } from './list-address.js';
import { type FilterOption, usePeopleOptions } from './use-people-options.js';

/** A way to narrow the list: what it is called, what it is set to in words, and its values as a menu. */
export interface ListFilter {
  readonly key: string;
  readonly name: string;
  readonly value: string | null;
  readonly entries: readonly MenuEntry[];
  readonly clear: () => void;
}

/** A range of days, by the first part of its names in the address. */
export type RangeName = 'arrives' | 'due';
type Filters = ListAddress['filters'];

const ORDER_TYPES: readonly OrderType[] = ['import', 'export'];
const PRESETS = [
  { key: 'past', from: null, to: -1 },
  { key: 'today', from: 0, to: 0 },
  { key: 'week', from: 0, to: 6 },
  { key: 'month', from: 0, to: 29 },
] as const;

/** All filters of the list. `onRange` is asked for days that no preset names. */
export function useFilters(
  { status, filters }: ListAddress,
  onChange: (next: Partial<ListAddress>) => void,
  onRange: (name: RangeName) => void,
): ListFilter[] {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const people = usePeopleOptions();
  const teams = useQuery(teamsQuery(org.id));

  const set = (more: Filters) => onChange({ filters: without({ ...filters, ...more }) });
  const choice = (key: FilterName, name: string, options: readonly FilterOption[], other = t('common.unknown')): ListFilter => ({
    key,
    name,
    value: filters[key] === undefined ? null : (options.find(({ value }) => value === filters[key])?.label ?? other),
    entries: options.map(({ value, label }) => ({
      kind: 'item',
      label,
      checked: value === filters[key],
      onSelect: () => set({ [key]: value === filters[key] ? undefined : value }),
    })),
    clear: () => set({ [key]: undefined }),
  });
  const range = (name: RangeName, label: string): ListFilter => {
    const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
    const put = (days: { from: string | undefined; to: string | undefined }) =>
      set({ [`${name}_from`]: days.from, [`${name}_to`]: days.to });
    const presets = PRESETS.map((preset) => ({
      label: t(`finding.days.${preset.key}`),
      days: { from: preset.from === null ? undefined : daysFrom(preset.from), to: daysFrom(preset.to) },
    }));
    const inWords = [
      from && t('finding.days.from', { day: showDay(from, locale) }),
      to && t('finding.days.to', { day: showDay(to, locale) }),
    ];
    return {
      key: name,
      name: label,
      value: from === undefined && to === undefined ? null : inWords.filter(Boolean).join(' '),
      entries: [
        ...presets.map(({ label: preset, days }) => ({
          kind: 'item' as const,
          label: preset,
          checked: days.from === from && days.to === to,
          onSelect: () => put(days),
        })),
        { kind: 'separator' },
        { kind: 'item', label: t('finding.days.choose'), onSelect: () => onRange(name) },
      ],
      clear: () => put({ from: undefined, to: undefined }),
    };
  };
  const toggle = (one: JobStatus) =>
    onChange({ status: status.includes(one) ? status.filter((other) => other !== one) : [...status, one] });
  const yes = [{ value: 'true', label: t('finding.yes') }];

  return [
    {
      key: 'status',
      name: t('workOrder.columns.status'),
      value: status.length === 0 ? null : status.map((one) => t(`workOrder.status.${one}`)).join(t('common.comma')),
      entries: JOB_STATUSES.map((one) => ({
        kind: 'item',
        label: t(`workOrder.status.${one}`),
        checked: status.includes(one),
        stays: true,
        onSelect: () => toggle(one),
      })),
      clear: () => onChange({ status: [] }),
    },
    choice('entry_status', t('finding.filters.entryStatus'), [
      { value: 'held', label: t('workOrder.held') },
      { value: 'clear', label: t('workOrder.cleared') },
    ]),
    choice(
      'branch',
      t('workOrder.fields.branch'),
      org.branches_info.map(({ id, name }) => ({ value: id, label: name })),
    ),
    choice(
      'order_type',
      t('workOrder.fields.order_type'),
      ORDER_TYPES.map((one) => ({ value: one, label: t(`workOrder.orderTypes.${one}`) })),
    ),
    choice('mode', t('finding.filters.mode'), [
      { value: 'sea', label: t('finding.sea') },
      { value: 'air', label: t('finding.air') },
    ]),
    choice('compiler', t('finding.filters.compiler'), people('compiler')),
    choice('broker', t('finding.filters.broker'), people('broker')),
    choice(
      'team',
      t('finding.filters.team'),
      (teams.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
      teams.data && t('finding.filters.teamGone'),
    ),
    choice('overdue', t('finding.filters.overdue'), yes),
    choice('open', t('finding.filters.open'), yes),
    choice('nobody', t('finding.filters.nobody'), yes),
    range('arrives', t('workOrder.columns.arrives')),
    range('due', t('workOrder.columns.deadline')),
    choice('to_check', t('workOrder.columns.toCheck'), [{ value: 'true', label: t('finding.something') }]),
  ];
}

/** Filters without those that are not set: the address compares them by their names. */
function without(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
