/**
 * The secret of the link that was opened. It stands behind `#`, so that no server and no Referer ever has it, and is taken out of the
 * address at once, so that neither the history of the browser nor a look over the shoulder does.
 */
export function takeLinkToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
