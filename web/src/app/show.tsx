import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows the app in the page. */
export function show(App: ComponentType): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
