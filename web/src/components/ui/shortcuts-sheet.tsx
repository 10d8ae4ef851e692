import { useText } from '../../i18n/use-text.js';
import type { Layer } from '../../lib/keyboard/shortcuts.js';
import { Dialog } from './dialog.js';
import { Keys } from './keys.js';

/** All keys that work now: this screen first, its parts before the whole, then everywhere. Takes the layers from before it opened. */
export function ShortcutsSheet({ layers, onClose }: { layers: readonly Layer[]; onClose: () => void }) {
  const t = useText();
  const groups = [
    { title: t('shell.keysHere'), scope: 'screen', columns: 'columns-2 gap-x-7' },
    { title: t('shell.keysEverywhere'), scope: 'everywhere', columns: '' },
  ] as const;
  return (
    <Dialog form="sheet" title={t('shell.keys')} onClose={onClose}>
      <div className="grid grid-cols-[2fr_1fr] gap-x-7 overflow-y-auto px-5 pb-5">
        {groups.map(({ title, scope, columns }) => (
          <section key={scope}>
            <h3 className="pb-1 text-caption text-ink-3">{title}</h3>
            <dl className={columns}>
              {layers
                .filter((layer) => layer.scope === scope)
                .toReversed()
                .flatMap(({ shortcuts }) => shortcuts)
                .map(({ keys, label }) => (
                  <div key={keys} className="flex h-7 break-inside-avoid items-center justify-between gap-3 border-b border-line-soft">
                    <dt>{label}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
