import { type LessonSwitch, switchLessons } from '@tallyport/contracts/document-extraction/lessons-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { lessonQueries } from './queries.js';

interface Turn extends LessonSwitch {
  /** What is switched, for the person: a field, an issuer. */
  readonly what: string;
}

/** Switches lessons off and on again; each switch can be undone from its message. */
export function useLessonSwitch(): (turn: Turn) => void {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const { mutate } = useCommand(
    ({ what: _, ...body }: Turn, idempotencyKey) => call(switchLessons, { o: org.id, body }, { idempotencyKey }),
    {
      onSuccess: async (_reply, turn) => {
        await cache.invalidateQueries({ queryKey: lessonQueries.all(org.id) });
        const message = t(turn.is_on ? 'lessons.turnedOn' : 'lessons.turnedOff', { what: turn.what });
        toast.success(message, { action: { label: t('lessons.undo'), onClick: () => mutate({ ...turn, is_on: !turn.is_on }) } });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  return mutate;
}
