import { Redo2, Undo2 } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { Button, IconButton } from '../ui/button.js';

interface UndoRedoProps {
  /** Null where nothing may be changed. */
  readonly edits: RecordEdits | null;
}

/** Whether a record is being saved, and the way back and forth through its edits, by button and key. */
export function UndoRedo({ edits }: UndoRedoProps) {
  const t = useText();
  useShortcuts(
    edits
      ? [
          { keys: 'mod+z', label: t('records.keys.undo'), run: () => edits.undo() },
          { keys: 'mod+shift+z', label: t('records.keys.redo'), run: () => edits.redo(), minor: true },
        ]
      : [],
  );
  if (edits === null) return null;
  return (
    <>
      {edits.isSaving && <span className="text-caption text-ink-3">{t('common.saving')}</span>}
      <Button size="small" variant="bare" icon={Undo2} keys="mod+z" disabled={!edits.canUndo} onClick={edits.undo}>
        {t('records.undo')}
      </Button>
      <IconButton size="small" icon={Redo2} label={t('records.redo')} keys="mod+shift+z" disabled={!edits.canRedo} onClick={edits.redo} />
    </>
  );
}
