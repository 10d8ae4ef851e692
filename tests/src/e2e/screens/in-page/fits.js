(() => {
  const MAY_SCROLL = '[role=grid], [role=grid] *, [data-scrolls-sideways], [data-scrolls-sideways] *, pre, textarea, input';
  const NAMED = 'h1, h2, h3, th:not([scope=row]), [role=columnheader], [role=tab], nav a, label, legend, dt';
  /** Data above a screen may be cut where all of it is told. */
  const isTold = (element) => element.matches('h1 *, h2 *, h3 *, h1, h2, h3') && element.closest('[data-tip], [title]') !== null;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 1;
  const named = (element) => element.tagName.toLowerCase() + ' "' + element.textContent.trim().slice(0, 40) + '"';
  const isWide = (element) => element.scrollWidth > element.clientWidth + 1;
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /** A row of tabs may scroll while the chosen one is in sight. */
  const isRowOfTabs = (element) => {
    const chosen = element.matches('nav, [role=tablist]') && element.querySelector('[aria-current=page], [aria-selected=true]');
    return chosen && chosen.getBoundingClientRect().right <= element.getBoundingClientRect().right + 1;
  };
  const isCode = (element) => getComputedStyle(element).whiteSpace.startsWith('pre');
  const cuts = (element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const all = [...document.querySelectorAll('body *')].filter(isShown);
  const sideways = all.filter(
    (element) =>
      scrolls(element) &&
      isWide(element) &&
      !element.matches(MAY_SCROLL) &&
      !isCode(element) &&
      !element.querySelector('[role=grid], :scope > pre') &&
      !isRowOfTabs(element),
  );
  const cut = all.filter(
    (element) =>
      cuts(element) &&
      isWide(element) &&
      !element.matches('.sr-only') &&
      element.textContent.trim() !== '' &&
      !isTold(element) &&
      element.closest(NAMED) !== null,
  );
  const page = document.scrollingElement;
  return [
    ...(page && isWide(page) ? ['the page scrolls sideways'] : []),
    ...sideways.map((element) => 'scrolls sideways: ' + named(element)),
    ...cut.map((element) => 'is cut: ' + named(element)),
  ];
})();
