import { lazy, Suspense } from 'react';
import type { StepFormProps } from './step-form.js';

const StepForm = lazy(async () => ({ default: (await import('./step-form.js')).StepForm }));

/** Asks for one reason for all. Its code comes when it is first needed. */
export function StepDialog(props: StepFormProps) {
  return (
    <Suspense fallback={null}>
      <StepForm {...props} />
    </Suspense>
  );
}
