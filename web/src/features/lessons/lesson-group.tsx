import type { Lesson, LessonSwitch } from '@tallyport/contracts/document-extraction/lessons-http';
import { clsx } from 'clsx';
import { Mark } from '../../components/trade/mark.js';
import { nameOf } from '../../components/trade/person.js';
import { Link } from '../../components/ui/link.js';
import { Switch } from '../../components/ui/switch.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { dayOf, showDay } from '../../lib/format/dates.js';
import { usePeople } from '../../lib/people.js';
import { addressOfTaught } from './address-of-taught.js';

type Taught = Lesson['fields'][number];

interface LessonGroupProps {
  readonly lesson: Lesson;
  readonly chosen: Taught | null;
  readonly maySwitch: boolean;
  onChoose(taught: Taught): void;
  onTurn(turn: LessonSwitch & { what: string }): void;
}

/** What was taught about one issuer's papers of one type: a row for each field. */
export function LessonGroup({ lesson, chosen, maySwitch, onChoose, onTurn }: LessonGroupProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const personOf = usePeople();
  const { issuer_key, issuer_name, document_type, papers } = lesson;
  const zone = org.branches_info[0]?.time_zone ?? 'UTC';
  return (
    <section aria-label={issuer_name} className={clsx(!lesson.is_on && 'text-ink-3')}>
      <h2 className="sticky top-0 z-10 flex h-9 items-center gap-2 border-b border-line bg-sunken px-5 font-medium">
        <span className="truncate">{issuer_name}</span>
        <span className="rounded-mark bg-hover px-1.5 text-count/[18px] font-semibold text-ink-2">{document_type}</span>
        <span className="flex-1 text-caption font-normal text-ink-3">
          {papers === 1 ? t('lessons.papers.one') : t('lessons.papers.other', { count: papers })}
        </span>
        <Switch
          label={t('lessons.use', { what: issuer_name })}
          isOn={lesson.is_on}
          mayTurn={maySwitch}
          onTurn={(is_on) => onTurn({ issuer_key, field: '', is_on, what: issuer_name })}
        />
      </h2>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <thead className="sr-only">
          <tr>
            {(['field', 'read', 'value', 'by', 'use'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`lessons.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lesson.fields.map((taught) => {
            const name = t(`recordFields.${taught.field}`);
            const person = taught.taught_by === null ? null : personOf(taught.taught_by);
            return (
              <tr
                key={taught.field}
                aria-current={taught === chosen}
                onClick={() => onChoose(taught)}
                className={clsx(taught === chosen ? 'bg-select' : 'hover:bg-hover', !taught.is_on && 'text-ink-3')}
              >
                <td className="h-8 w-48 truncate border-b border-line-soft pl-5">{name}</td>
                <td className="truncate border-b border-line-soft px-2 text-ink-3 line-through decoration-1">
                  {taught.read === null || taught.read === '' ? (
                    <span className="inline-block no-underline">{t('lessons.nothing')}</span>
                  ) : (
                    String(taught.read)
                  )}
                </td>
                <td className="truncate border-b border-line-soft px-2">
                  <Link
                    to={addressOfTaught(org.id, taught)}
                    className="inline-flex max-w-full items-center gap-1.5 font-semibold hover:underline"
                    {...(taught.is_pointed && { 'data-tip': t('lessons.pointed') })}
                  >
                    <Mark kind="person" />
                    <span className="truncate">{taught.value}</span>
                  </Link>
                </td>
                <td className="w-56 truncate border-b border-line-soft px-2 text-caption text-ink-2">
                  {person && `${nameOf(person)}, `}
                  {showDay(dayOf(taught.taught_at, zone), locale)}
                </td>
                <td className="w-14 border-b border-line-soft pr-5 text-right">
                  <Switch
                    label={t('lessons.use', { what: name })}
                    isOn={taught.is_on}
                    mayTurn={maySwitch}
                    onTurn={(is_on) => onTurn({ issuer_key, field: taught.field, is_on, what: name })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
