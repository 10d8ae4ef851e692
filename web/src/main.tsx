import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preferredLanguage, speak } from './i18n/i18n.js';
import { checkLogIn } from './lib/session/log-in-check.js';

/** Nothing renders before the log-in check has passed; the public pages bring none of the desk's code. */
async function start(): Promise<void> {
  const entry = checkLogIn(location);
  if (entry === 'sign-in') return location.replace('/login');
  const [{ App }] = await Promise.all([
    entry === 'public' ? import('./app/public/public-app.js') : import('./app/desk-app.js'),
    speak(preferredLanguage(), entry === 'public' ? ['entry'] : ['entry', 'desk']),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

document.title = import.meta.env['VITE_ENVIRONMENT'] === 'staging' ? 'Staging Tallyport' : 'Tallyport';
void start();
