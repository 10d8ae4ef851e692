import './styles/app.css';
import { preloadScreen } from './app/routes/first-screens.js';
import { preferredLanguage, speak } from './i18n/i18n.js';
import { checkLogIn } from './lib/session/log-in-check.js';

/**
 * Nothing renders before the log-in check has passed; the public pages bring none of the desk's code. This is little, so that all the code
 * that the first screen needs is on its way at once.
 */
async function start(): Promise<void> {
  const entry = checkLogIn(location);
  if (entry === 'sign-in') return location.replace('/login');
  const isPublic = entry === 'public';
  const texts = speak(preferredLanguage(), isPublic ? ['entry'] : ['entry', 'desk']);
  const code = isPublic ? import('./app/public/public-app.js') : import('./app/desk-app.js');
  if (!isPublic) preloadScreen(location.pathname);
  const [{ App }, { show }] = await Promise.all([code, import('./app/show.js'), texts]);
  show(App);
}

document.title = import.meta.env['VITE_ENVIRONMENT'] === 'staging' ? 'Staging Tallyport' : 'Tallyport';
void start();
