import { KeyFormDialog } from './key-form-dialog.js';
import { KeyOnceDialog } from './key-once-dialog.js';
import { useMakeKey } from './use-key-commands.js';

/** Asks for what a key is wanted; then shows the key, once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, mutate } = useMakeKey();
  if (data) return <KeyOnceDialog made={data} onClose={onClose} />;
  return <KeyFormDialog isPending={isPending} onWish={mutate} onClose={onClose} />;
}
