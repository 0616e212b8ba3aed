import { closest } from './closest.ts';

/** Goes one step back if the history has more than two entries; otherwise the link leads home. */
export function enhanceBackButton(): void {
  document.addEventListener('click', (event) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!closest(event, '[data-back]') || opensElsewhere || history.length < 3) return;
    event.preventDefault();
    history.back();
  });
}

const topPx = 120;
const moveAtLeastPx = 6;

/**
 * Tells the style sheet in which direction the page scrolls, so that the back row hides on the way down and returns
 * on the way up. Without script the row stays.
 */
export function enhanceBackRow(): void {
  if (!document.querySelector('.backbar')) return;
  const { dataset } = document.documentElement;
  let from = scrollY;
  const follow = () => {
    if (scrollY > 8) dataset.moved = '';
    else delete dataset.moved;
    if (Math.abs(scrollY - from) < moveAtLeastPx) return;
    dataset.going = scrollY > from && scrollY > topPx ? 'down' : 'up';
    from = scrollY;
  };
  document.addEventListener('scroll', follow, { passive: true });
}
