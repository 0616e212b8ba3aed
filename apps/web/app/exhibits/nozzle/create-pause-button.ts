import { createElement, createSvg } from '../stage/create-element.ts';
import { isCalm } from '../stage/motion.ts';

interface PauseButtonOptions {
  strings: { pause: string; play: string };
  onPress: () => void;
}

/** What moves by itself for more than five seconds needs a button that stops it (WCAG 2.2.2). */
export function createPauseButton({ strings, onPress }: PauseButtonOptions) {
  const icon = createSvg('path');
  const picture = createSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, icon);
  const button = createElement('button', { class: 'tx-pause', type: 'button' }, picture);
  button.addEventListener('click', onPress);
  return {
    button,
    show(isPaused: boolean) {
      button.setAttribute('aria-label', isPaused ? strings.play : strings.pause);
      icon.setAttribute('d', isPaused ? 'M8 5l11 7-11 7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z');
      button.hidden = isCalm();
    },
  };
}
