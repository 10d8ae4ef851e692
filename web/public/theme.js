// Runs before the first paint, so that a dark desk never flashes white, and follows the system on every page, the
// public ones too. It is a file of its own because the content security policy allows no inline script;
// `src/lib/theme.ts` reads the same key where a person chooses.
(() => {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Storage may be refused; the system's choice is then used.
    }
    document.documentElement.classList.toggle('dark', chosen === 'dark' || (chosen !== 'light' && systemIsDark.matches));
  };
  systemIsDark.addEventListener('change', show);
  show();
})();
