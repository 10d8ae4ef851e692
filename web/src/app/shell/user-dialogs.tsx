import { lazy, Suspense } from 'react';
import { addTexts } from '../../i18n/i18n.js';

/** What a person changes of their own standing in a dialog. */
export type OwnStanding = 'role' | 'licence';

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog.js')).RoleDialog }));
const LicenceDialog = lazy(async () => {
  const [{ LicenceDialog }] = await Promise.all([import('./licence-dialog.js'), addTexts('licence')]);
  return { default: LicenceDialog };
});

/** The dialogs that the user's menu opens. They stand beside the menu, not in it: what happens in them is nothing that happens to the sidebar. */
export function UserDialogs({ edits, onClose }: { edits: OwnStanding | null; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {edits === 'role' && <RoleDialog onClose={onClose} />}
      {edits === 'licence' && <LicenceDialog onClose={onClose} />}
    </Suspense>
  );
}
