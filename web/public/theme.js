// Runs before the first paint, so that a dark desk never flashes white. It is a file of its own because the
// content security policy allows no inline script; `src/lib/theme.ts` takes over once the app runs.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be refused; the system's choice is then used.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
