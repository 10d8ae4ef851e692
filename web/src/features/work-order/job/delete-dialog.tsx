import { lazy, Suspense } from 'react';
import type { DeleteFormProps } from './delete-form.js';

const DeleteForm = lazy(async () => ({ default: (await import('./delete-form.js')).DeleteForm }));

/** Asks before a job is deleted; its code comes when it is first needed. */
export function DeleteDialog(props: DeleteFormProps) {
  return (
    <Suspense fallback={null}>
      <DeleteForm {...props} />
    </Suspense>
  );
}
