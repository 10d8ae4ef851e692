import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { clsx } from 'clsx';
import { Mark } from '../../../components/trade/mark.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useText } from '../../../i18n/use-text.js';
import { useValueName } from '../model/use-value-name.js';

interface SegmentRowProps {
  readonly segment: ExplainedSegment;
  /** Whether the message as a whole can be read. */
  readonly isReadable: boolean;
}

/** A segment: on the left as it was written, on the right what it says by field and line. */
export function SegmentRow({ segment, isReadable }: SegmentRowProps) {
  const t = useText();
  const { place, text, part, is_understood } = segment;
  // The service string has no number, and no layout names it.
  const isUnknown = !is_understood && place > 0;
  return (
    <tr className={clsx('border-b border-line-soft align-baseline', part === 'envelope' && 'text-ink-2')}>
      <td className="pr-2 text-right text-count text-ink-3">{place > 0 && place}</td>
      <td className="px-2 py-0.5 font-mono text-caption break-all whitespace-pre-wrap">{text}</td>
      <td className="px-2 py-0.5">
        {isUnknown ? (
          <span className="flex items-baseline gap-1.5 text-ink-2">
            <Mark kind="unsaid" /> {t(isReadable ? 'edi.logs.notUnderstood' : 'edi.logs.unreadable')}
          </span>
        ) : (
          <SegmentMeaning segment={segment} />
        )}
      </td>
    </tr>
  );
}

function SegmentMeaning({ segment: { text, part, item, values } }: Pick<SegmentRowProps, 'segment'>) {
  const t = useText();
  const nameOf = useValueName();
  const tag = text.slice(0, 3);
  const tagName = isNamed('edi.tags', tag) ? t(`edi.tags.${tag}`) : tag;
  const about = part === null ? '' : [t(`edi.segmentParts.${part}`), item].filter((one) => one !== null).join(' ');
  return (
    <span className="grid grid-cols-[6.5rem_1fr] items-baseline">
      <span className="text-caption text-ink-3">{about || tagName}</span>
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        {values.length === 0 && about !== '' && <span className="text-ink-2">{tagName}</span>}
        {values.map(({ name, value, element, component }) => (
          <span key={`${element}.${component} ${name}`} className="min-w-0 break-words">
            <span className="text-ink-2">{nameOf(name)}</span> <span className="font-medium">{value}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
