import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { Switch } from '../../components/ui/switch.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { addressOfTaught } from './address-of-taught.js';
import { LessonGroup } from './lesson-group.js';
import { lessonQueries, pagesOf } from './queries.js';
import { useLessonSwitch } from './use-lesson-switch.js';

/** What corrections taught, issuer by issuer, each to be switched off and on again. */
export function LessonsPage() {
  const t = useText();
  const { org, me, role } = useDesk();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const list = useQuery(lessonQueries.list(org.id, page));
  const pages = pagesOf(list.data?.count ?? 0);
  const goTo = (to: number) => to >= 1 && to <= pages && setSearch(to === 1 ? {} : { page: String(to) }, { replace: true });
  const turn = useLessonSwitch();
  const maySwitch = role !== null || isAdmin({ me, org });
  const lessons = list.data?.results ?? [];
  const rows = lessons.flatMap((lesson) => lesson.fields.map((taught) => ({ lesson, taught })));
  const cursor = useCursor(rows.length);
  const current = rows[cursor.at];

  useShortcuts([
    { keys: 'j', label: t('lessons.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('lessons.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('lessons.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('lessons.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: '[', label: t('common.previousPage'), run: () => goTo(page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => goTo(page + 1), minor: true },
    { keys: 'enter', label: t('lessons.keys.open'), run: () => current && void navigate(addressOfTaught(org.id, current.taught)) },
    ...(maySwitch
      ? [
          {
            keys: 'x',
            label: t('lessons.keys.turn'),
            run: () => {
              if (!current) return;
              const { lesson, taught } = current;
              const what = t(`recordFields.${taught.field}`);
              turn({ issuer_key: lesson.issuer_key, field: taught.field, is_on: !taught.is_on, what });
            },
          },
        ]
      : []),
  ]);

  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading rows={12} className="flex-1" />;
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
        <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{t(list.data.is_on ? 'lessons.hint' : 'lessons.allOff')}</span>
        <Switch
          label={t('lessons.all')}
          isOn={list.data.is_on}
          mayTurn={maySwitch}
          onTurn={(is_on) => turn({ issuer_key: '', field: '', is_on, what: t('lessons.everything') })}
          isNamed
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
        {lessons.length === 0 && <Empty title={t('lessons.none')} hint={t('lessons.noneHint')} />}
        {lessons.map((lesson) => (
          <LessonGroup
            key={`${lesson.document_type} ${lesson.issuer_key}`}
            lesson={lesson}
            chosen={current?.lesson === lesson ? current.taught : null}
            onChoose={(taught) => cursor.set(rows.findIndex((row) => row.taught === taught))}
            maySwitch={maySwitch}
            onTurn={turn}
          />
        ))}
      </div>
      {pages > 1 && (
        <p className="flex h-8 shrink-0 items-center border-t border-line px-5 text-caption text-ink-2">
          {t('goods.page', { page, pages })}
        </p>
      )}
      <KeysStrip />
    </>
  );
}
