import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { clsx } from 'clsx';
import { useValueName } from '../../../components/lodgement/use-value-name.js';
import { useValueSaid } from '../../../components/lodgement/use-value-said.js';
import { Mark } from '../../../components/trade/mark.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useText } from '../../../i18n/use-text.js';

interface SegmentRowProps {
  readonly segment: ExplainedSegment;
  /** Whether the message as a whole can be read. */
  readonly isReadable: boolean;
  /** Which of its values is looked at; null for none. */
  readonly chosen: number | null;
  /** Null where nothing is known of where its values come from. */
  readonly onChoose: ((at: number) => void) | null;
}

/** A segment: on the left as it was written, on the right what it says by field and line. */
export function SegmentRow({ segment, isReadable, chosen, onChoose }: SegmentRowProps) {
  const t = useText();
  const { place, text, part, is_understood } = segment;
  // The service string has no number, and no layout names it.
  const isUnknown = !is_understood && place > 0;
  return (
    <tr className={clsx('border-b border-line-soft align-baseline', part === 'envelope' && 'text-ink-2', chosen !== null && 'bg-select')}>
      <td className="pr-2 text-right text-count text-ink-3">{place > 0 && place}</td>
      <td className="px-2 py-0.5 font-mono text-caption break-all whitespace-pre-wrap">{text}</td>
      <td className="px-2 py-0.5">
        {isUnknown ? (
          <span className="flex items-baseline gap-1.5 text-ink-2">
            <Mark kind="unsaid" /> {t(isReadable ? 'edi.logs.notUnderstood' : 'edi.logs.unreadable')}
          </span>
        ) : (
          <SegmentMeaning segment={segment} chosen={chosen} onChoose={onChoose} />
        )}
      </td>
    </tr>
  );
}

function SegmentMeaning({ segment: { text, part, item, values }, chosen, onChoose }: Omit<SegmentRowProps, 'isReadable'>) {
  const t = useText();
  const nameOf = useValueName();
  const valueOf = useValueSaid();
  const tag = text.slice(0, 3);
  const tagName = isNamed('edi.tags', tag) ? t(`edi.tags.${tag}`) : tag;
  const about = part === null ? '' : [t(`edi.segmentParts.${part}`), item].filter((one) => one !== null).join(' ');
  return (
    <span className="grid grid-cols-[minmax(3.5rem,6.5rem)_minmax(8rem,1fr)] items-baseline">
      <span className="text-caption text-ink-3">{about || tagName}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        {values.length === 0 && about !== '' && <span className="text-ink-2">{tagName}</span>}
        {values.map(({ name, value, element, component }, at) => {
          const said = (
            <>
              <span className="text-ink-2">{nameOf(name)}</span> <span className="font-medium">{valueOf(name, value)}</span>
            </>
          );
          const key = `${element}.${component} ${name}`;
          if (onChoose === null)
            return (
              <span key={key} className="min-w-0 break-words">
                {said}
              </span>
            );
          return (
            <button
              key={key}
              type="button"
              aria-pressed={chosen === at}
              ref={(button) => void (chosen === at && button?.scrollIntoView({ block: 'nearest' }))}
              onClick={() => onChoose(at)}
              className={clsx(
                '-mx-1 min-w-0 rounded-mark px-1 text-left break-words hover:bg-hover',
                chosen === at && 'outline-2 outline-accent-solid',
              )}
            >
              {said}
            </button>
          );
        })}
      </span>
    </span>
  );
}
