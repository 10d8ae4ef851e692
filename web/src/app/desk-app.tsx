import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { TooltipLayer } from '../components/ui/tooltip-layer.js';
import { hearKeyboard } from '../lib/keyboard/use-shortcuts.js';
import { makeQueryClient } from '../lib/query-client.js';
import { watchSession } from '../lib/watch-session.js';
import { preloadScreen, Router } from './router.js';

/** Everything behind the sign-in. */
export function App() {
  const [queryClient] = useState(makeQueryClient);
  useEffect(() => hearKeyboard(), []);
  useEffect(() => watchSession(), []);
  useEffect(() => preloadScreen(location.pathname), []);

  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Router />
      </BrowserRouter>
      <TooltipLayer />
    </QueryClientProvider>
  );
}
