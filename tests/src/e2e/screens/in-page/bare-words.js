// The words of the page that stand in no bracket, each with the element that says it.
(() => {
  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt', 'data-tip'];
  /** Keys are written as they stand on a keyboard. */
  const NO_PROSE = 'script, style, kbd, noscript, template';
  const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’]+/gu;
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) || (element.localName === 'option' && isShown(element.parentElement));
  const found = [];
  let depth = 0;
  const take = (text, element) => {
    // What stood in brackets leaves a gap, so that two words around it stay two.
    const bare = [...text].map((sign) => {
      if (sign === '⟦') depth += 1;
      if (sign === '⟧') depth -= 1;
      return depth === 0 && sign !== '⟧' ? sign : ' ';
    });
    const path = element.closest('[id], [aria-label], section, main, nav, header');
    for (const [word] of bare.join('').matchAll(WORD))
      found.push({ word, where: element.localName + ' in ' + (path?.localName ?? 'body') + ': ' + text.slice(0, 60) });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.closest(NO_PROSE) && isShown(parentElement)) take(data, parentElement);
  }
  const open = depth;
  for (const element of document.querySelectorAll(SAID.map((name) => '[' + name + ']').join())) {
    for (const name of SAID) {
      depth = 0;
      if (element.hasAttribute(name) && isShown(element)) take(element.getAttribute(name), element);
    }
  }
  return { found, open };
})();
