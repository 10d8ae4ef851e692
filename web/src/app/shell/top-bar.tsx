import { Command, Keyboard } from 'lucide-react';
import { IconButton } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { Breadcrumb } from './breadcrumb.js';
import { ConnectionSign } from './connection-sign.js';

/** Where one is, and on the right whether what is shown is live. */
export function TopBar({ onPalette, onKeys }: { onPalette: () => void; onKeys: () => void }) {
  const t = useText();
  return (
    <header className="flex min-w-0 items-center gap-3 pr-4 pl-3">
      <Breadcrumb />
      <div className="ml-auto flex items-center gap-2">
        <ConnectionSign />
        <IconButton icon={Command} label={t('shell.palette')} keys="mod+k" onClick={onPalette} />
        <IconButton icon={Keyboard} label={t('shell.keys')} keys="?" onClick={onKeys} />
      </div>
    </header>
  );
}
