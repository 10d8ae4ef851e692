import { lazy, Suspense } from 'react';
import type { ReasonFormProps } from './reason-form.js';

const ReasonForm = lazy(async () => ({ default: (await import('./reason-form.js')).ReasonForm }));

/** Asks for the reason of a step in the same dialog that confirms it. Its code comes when it is first needed. */
export function ReasonDialog(props: ReasonFormProps) {
  return (
    <Suspense fallback={null}>
      <ReasonForm {...props} />
    </Suspense>
  );
}
