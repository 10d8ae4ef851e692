import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from '../../components/ui/states.js';
import { ErrorBoundary } from './error-boundary.js';

/** A screen inside the shell: loading until its code is there, and failing without the rest. */
export function Screen({ page: Page }: { page: ComponentType }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loading rows={20} />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
