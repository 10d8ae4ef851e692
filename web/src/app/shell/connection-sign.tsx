import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showTime } from '../../lib/format/dates.js';
import { isLost, MAX_TRIES } from '../../realtime/connection-state.js';
import { useConnection } from '../../realtime/use-connection.js';

/** A dot and a word: live, trying again, or shown as of a time with a way back. */
export function ConnectionSign() {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const connection = useConnection();
  const lastLive = useLastLive(connection?.state.status === 'open');
  if (!connection) return null;

  const { state, reconnect } = connection;
  if (isLost(state)) {
    const time = showTime(new Date(lastLive).toISOString(), locale, zoneOf(org, branch?.id));
    return (
      <span role="status" className="flex items-center gap-2 text-caption text-ink-2">
        <Dot className="bg-ink-3" />
        {t('shell.connection.lost', { time })}
        <Button size="small" onClick={reconnect}>
          {t('shell.connection.reconnect')}
        </Button>
      </span>
    );
  }
  const live = state.status === 'open';
  const retrying = !live && (state.tries > 0 || state.status === 'closed');
  return (
    <span role="status" className="flex items-center gap-1.5 text-caption text-ink-2">
      <Dot className={live ? 'bg-green-solid' : retrying ? 'bg-amber-solid' : 'bg-bar-off'} />
      {live && t('shell.connection.live')}
      {retrying && t('shell.connection.retrying', { attempt: Math.max(1, state.tries), attempts: MAX_TRIES })}
      {!live && !retrying && t('shell.connection.connecting')}
    </span>
  );
}

function Dot({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('size-[7px] rounded-full', className)} />;
}

/** The moment up to which the screen was fed. */
function useLastLive(live: boolean): number {
  const [last, setLast] = useState(() => Date.now());
  useEffect(() => {
    if (!live) return;
    return () => setLast(Date.now());
  }, [live]);
  return last;
}
