import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { keptSearch } from '../features/work-order/search/kept-search.js';
import { listenToKeyboard } from '../lib/keyboard/use-shortcuts.js';
import { makeQueryClient } from '../lib/query-client.js';
import { watchSession } from '../lib/watch-session.js';
import { Router } from './router.js';

/** Nothing can be pointed at before the first screen is there. */
const TooltipLayer = lazy(async () => ({ default: (await import('../components/ui/tooltip-layer.js')).TooltipLayer }));

/** Everything behind the sign-in. */
export function App() {
  const [queryClient] = useState(() => {
    keptSearch.clear();
    return makeQueryClient();
  });
  useEffect(() => listenToKeyboard(), []);
  useEffect(() => watchSession(), []);

  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
      <Suspense>
        <TooltipLayer />
      </Suspense>
    </QueryClientProvider>
  );
}
