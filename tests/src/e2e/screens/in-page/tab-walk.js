(() => {
  const TAKES_FOCUS =
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';
  /** Within these the arrows lead on, or keys that move a cursor, and one of them all takes the focus. */
  const BY_ARROWS =
    '[role=grid] *, [role=row] *, [role=tree] *, [role=listbox] *, [role=menu] *, [role=tablist] *, [role=radiogroup] *, [role=toolbar] *, [tabindex="0"] *';
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
  const named = (element) =>
    element.tagName.toLowerCase() + ' "' + (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) + '"';
  // While one of these is open nothing behind it can be reached.
  const open = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1);
  const all = [...(open ?? document).querySelectorAll(TAKES_FOCUS)].filter((element) => isShown(element) && !element.closest('[inert]'));
  const radios = new Set();
  const isOneOfMany = (element) => {
    if (element.type !== 'radio') return false;
    const known = radios.has(element.name);
    radios.add(element.name);
    return known || (document.querySelector('input[type=radio][name="' + CSS.escape(element.name) + '"]:checked') ?? element) !== element;
  };
  const wanted = all.filter((element) => element.tabIndex >= 0 && !isOneOfMany(element));
  const walk = { wanted, order: [], found: [], isRound: false };
  for (const element of all) {
    if (element.tabIndex > 0) walk.found.push('goes before its turn: ' + named(element));
    if (
      element.tabIndex < 0 &&
      element.matches('a, button, input:not([type=file]), select, textarea, summary') &&
      !element.matches(BY_ARROWS)
    )
      walk.found.push('is no stop of Tab: ' + named(element));
  }
  const hasRing = (element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const showsFocus = (element) => {
    for (let at = element, steps = 0; at && steps < 3; at = at.parentElement, steps++) if (hasRing(at)) return true;
    return (
      [...element.querySelectorAll('[aria-selected=true], [aria-current=true], [data-cursor]')].some((inner) => isShown(inner)) ||
      element.matches('[aria-activedescendant]')
    );
  };
  const isInSight = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  document.addEventListener('focusin', ({ target }) => {
    if (walk.order.includes(target)) {
      // Back at what it was at long ago: the way has come round. What opens and closes on the way gives the focus back at once.
      if (walk.order.indexOf(target) < walk.order.length - 2) walk.isRound = true;
      return;
    }
    walk.order.push(target);
    if (!target.matches('#stage, [tabindex="-1"]') && !showsFocus(target))
      walk.found.push('does not show that it has the focus: ' + named(target));
    if (!isInSight(target)) walk.found.push('has the focus out of sight: ' + named(target));
  });
  if (document.activeElement !== document.body) walk.order.push(document.activeElement);
  walk.end = () => {
    const missed = walk.wanted.filter((element) => element.isConnected && isShown(element) && !walk.order.includes(element));
    return [...walk.found, ...missed.map((element) => 'is never reached: ' + named(element))];
  };
  window.tabWalk = walk;
  return wanted.length;
})();
