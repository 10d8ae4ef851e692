import { lazy, Suspense } from 'react';
import type { ResolveFormProps } from './resolve-form.js';

const ResolveForm = lazy(async () => ({ default: (await import('./resolve-form.js')).ResolveForm }));

/** Asks what became of a call. Its code comes when it is first needed. */
export function ResolveDialog(props: ResolveFormProps) {
  return (
    <Suspense fallback={null}>
      <ResolveForm {...props} />
    </Suspense>
  );
}
