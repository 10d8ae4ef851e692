/**
 * Runs in the page. Both sides are timed from what a person does until the browser is done with the frame after it: the first task
 * behind an animation frame. The bare side holds as many rows and cells with the same texts, in the same size.
 */
export const BARE_GRID = `
globalThis.gridBench = (() => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  }));
  const timed = async (work) => {
    await painted();
    const begin = performance.now();
    await work();
    return (await painted()) - begin;
  };
  const appears = (selector) => new Promise((resolve) => {
    const look = () => document.querySelector(selector) && (watch.disconnect(), resolve());
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true });
    look();
  });
  const frames = (scroller, onFrame) => new Promise((resolve) => {
    const times = [];
    let before = null;
    const step = (now) => {
      if (before !== null) times.push(now - before);
      before = now;
      if (times.length === 90) return resolve(times);
      scroller.scrollTop += 400;
      onFrame?.();
      requestAnimationFrame(step);
    };
    scroller.scrollTop = 0;
    requestAnimationFrame(step);
  });
  let longest = null;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest ?? 0, duration);
  }).observe({ type: 'longtask' });

  const section = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const press = (target, key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const grid = () => document.querySelector('[role=grid]');
  const rowsOf = (root) => [...root.querySelectorAll('[role=rowgroup] [role=row]')].filter((row) => row.querySelector('[role=gridcell]'));
  let typed = 0;
  const ours = {
    async mount() {
      section('5');
      await painted();
      while (grid()) await painted();
      return timed(async () => { section('3'); await appears('[role=grid] [role=gridcell]'); });
    },
    async cell() {
      typed = (typed + 1) % 9;
      // The price, which everything that is due follows from.
      for (let steps = 0; !grid().getAttribute('aria-activedescendant').endsWith('-6'); steps += 1) {
        if (steps > 20) throw new Error('the cursor does not reach the price');
        press(grid(), 'ArrowRight');
        await painted();
      }
      const cell = document.getElementById(grid().getAttribute('aria-activedescendant'));
      const before = cell.textContent;
      press(grid(), String(typed + 1));
      await painted();
      const input = grid().querySelector('input');
      const changed = new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          const now = document.getElementById(cell.id);
          if (now && !now.querySelector('input') && now.textContent !== before) { watch.disconnect(); resolve(); }
        });
        watch.observe(document, { subtree: true, childList: true, characterData: true });
      });
      return timed(async () => { press(input, 'Enter'); await changed; });
    },
    scroll() {
      return frames(grid().querySelector('[role=rowgroup]'));
    },
  };

  let box = null;
  const fill = () => {
    const rows = rowsOf(grid()).map((row) => [...row.children].map(({ textContent, offsetWidth }) => [textContent, offsetWidth]));
    return () => {
      box.replaceChildren(...rows.map((cells) => {
        const line = document.createElement('div');
        line.style.cssText = 'display:flex;height:28px';
        line.append(...cells.map(([text, width]) => {
          const cell = document.createElement('span');
          cell.style.cssText = 'overflow:hidden;white-space:nowrap;width:' + width + 'px';
          cell.textContent = text;
          return cell;
        }));
        return line;
      }));
    };
  };
  const bare = {
    async mount() {
      box?.remove();
      box = document.createElement('div');
      box.style.cssText = 'position:fixed;inset:0;z-index:9999;background:white;overflow:auto';
      const build = fill();
      await painted();
      const took = await timed(() => { document.body.append(box); build(); });
      box.remove();
      return took;
    },
    async cell() {
      const node = document.createTextNode('0');
      const label = document.createElement('span');
      label.style.cssText = 'position:fixed;bottom:0;right:0;z-index:9999';
      label.append(node);
      document.body.append(label);
      const took = await timed(() => { node.data = String((typed += 1)); });
      label.remove();
      return took;
    },
    async scroll() {
      box = document.createElement('div');
      box.style.cssText = 'position:fixed;inset:0;z-index:9999;background:white;overflow:auto';
      const build = fill();
      document.body.append(box);
      build();
      const long = document.createElement('div');
      long.style.height = '280000px';
      box.append(long);
      const times = await frames(box, () => { for (const line of box.children) if (line.firstChild) line.firstChild.textContent = String(typed += 1); });
      box.remove();
      return times;
    },
  };
  return { ours, bare, longestTask: () => { const found = longest; longest = null; return found; } };
})();`;
