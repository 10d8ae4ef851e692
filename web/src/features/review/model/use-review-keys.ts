import type { Texts } from '../../../i18n/texts.js';
import { useText } from '../../../i18n/use-text.js';
import type { Shortcut } from '../../../lib/keyboard/shortcuts.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { DraftValue } from './use-draft-value.js';
import type { Paper } from './use-paper.js';
import type { ReviewActions } from './use-review-actions.js';
import type { Reviewed } from './use-reviewed.js';

interface Keyed {
  readonly reviewed: Reviewed;
  readonly draft: DraftValue;
  readonly actions: ReviewActions | null;
  readonly paper: Paper;
  readonly scale: number;
  readonly isPast: boolean;
  turn(page: number): void;
  documentBeside(by: 1 | -1): void;
  done(): void;
  undo(): void;
  close(): void;
  toRecord(): void;
  why(): void;
}

/**
 * The keys of the review. While words are walked over on the page, arrows, Enter and Esc belong to them; while one types, undo
 * belongs to the text. The strip then shows what can be done with the draft alone.
 */
export function useReviewKeys(keyed: Keyed): void {
  const { reviewed, draft, actions, paper, scale, isPast } = keyed;
  const t = useText();
  const mode = actions && draft.draft ? draft.draft.mode : null;
  const key = (name: keyof Texts['review']['keys']) => t(`review.keys.${name}`);

  const everyday: Shortcut[] = [
    { keys: 'j', label: key('next'), run: () => reviewed.stepQueue(1) },
    { keys: 'k', label: key('previous'), run: () => reviewed.stepQueue(-1), minor: true },
    ...(actions
      ? [
          { keys: 'enter', label: key('accept'), run: actions.accept },
          { keys: 'e', label: key('correct'), run: actions.correct },
          { keys: 'd', label: key('point'), run: actions.point },
          { keys: 'n', label: key('empty'), run: actions.empty },
          { keys: 'u', label: key('undo'), run: keyed.undo },
          { keys: 'mod+z', label: key('undo'), run: keyed.undo, minor: true },
          { keys: 's', label: key('later'), run: () => later(reviewed) },
          ...(reviewed.doubt?.mark === 'disagree' ? [{ keys: 't', label: t('records.keys.take'), run: actions.take }] : []),
        ]
      : []),
    ...(reviewed.chosen ? [{ keys: 'w', label: key('why'), run: keyed.why }] : []),
    { keys: 'shift+enter', label: key('done'), run: keyed.done },
    { keys: 'shift+j', label: key('nextDocument'), run: () => keyed.documentBeside(1), minor: true },
    { keys: 'shift+k', label: key('previousDocument'), run: () => keyed.documentBeside(-1), minor: true },
    { keys: 'r', label: key('record'), run: keyed.toRecord, minor: true },
    { keys: 'arrowdown', label: key('down'), run: () => reviewed.step(1), minor: true },
    { keys: 'arrowup', label: key('up'), run: () => reviewed.step(-1), minor: true },
    { keys: '[', label: t('common.previousPage'), run: () => keyed.turn(reviewed.page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => keyed.turn(reviewed.page + 1), minor: true },
    { keys: '+', label: key('larger'), run: () => paper.step(scale, 1), minor: true },
    { keys: '-', label: key('smaller'), run: () => paper.step(scale, -1), minor: true },
    { keys: '0', label: key('fit'), run: paper.fit, minor: true },
    { keys: 'o', label: key('rotate'), run: paper.rotate, minor: true },
    { keys: 'h', label: key('thumbnails'), run: () => paper.toggle('thumbnails'), minor: true },
    { keys: 'a', label: key('empties'), run: reviewed.toggleEmpty, minor: true },
    ...(reviewed.hasTranslations ? [{ keys: 'l', label: key('english'), run: () => paper.toggle('translations'), minor: true }] : []),
    ...(isPast ? [] : [{ keys: 'escape', label: t('documents.backToList'), run: keyed.close, minor: true }]),
  ];
  const ofDraft: Shortcut[] =
    mode !== null && actions
      ? [
          { keys: 'enter', label: key('write'), run: actions.accept },
          ...(mode === 'point' ? overWords(draft, key) : []),
          { keys: 'escape', label: key('discard'), run: actions.discard },
        ]
      : [];
  const taken = new Set([...ofDraft.map(({ keys }) => keys), ...(mode === 'type' ? ['mod+z'] : [])]);
  const others = everyday.filter(({ keys }) => !taken.has(keys));
  useShortcuts([...ofDraft, ...(mode === null ? others : others.map((shortcut) => ({ ...shortcut, minor: true })))]);
}

function overWords(draft: DraftValue, key: (name: keyof Texts['review']['keys']) => string): Shortcut[] {
  const ways = (['right', 'left', 'down', 'up'] as const).flatMap((way) => [
    { keys: `arrow${way}`, label: key('move'), run: () => draft.move(way, false), minor: way !== 'right' },
    { keys: `shift+arrow${way}`, label: key('extend'), run: () => draft.move(way, true), minor: way !== 'right' },
  ]);
  return [...ways, { keys: 'e', label: key('edit'), run: () => draft.type(draft.draft?.text ?? '') }];
}

function later({ queue, doubt, stepQueue }: Reviewed): void {
  if (!doubt) return;
  stepQueue(1);
  queue.later(doubt.value.key);
}
