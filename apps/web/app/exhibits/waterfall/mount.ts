import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import buttonsCss from '../stage/buttons.css?inline';
import { createTicker } from '../stage/create-ticker.ts';
import { isCalm } from '../stage/motion.ts';
import { setText } from '../stage/set-text.ts';
import { measureFrame } from '../stage/test-switch.ts';
import { watchSight } from '../stage/watch-sight.ts';
import { createControls } from './create-controls.ts';
import { createDesk } from './create-desk.ts';
import { createPicture } from './create-picture.ts';
import { createSimulation, shownRun } from './create-simulation.ts';
import { createWording } from './create-wording.ts';
import css from './waterfall.css?inline';

/**
 * The drawn waterfall and the desk below it as one simulation. It runs once to the figures that the page shows at
 * rest, then waits for the visitor. Nothing in it claims a result.
 */
export function mount(host: HTMLElement, strings: ExhibitStrings['waterfall']): void {
  const fields = host.querySelector<HTMLElement>('[data-rule]');
  const status = host.querySelector('[data-summary]');
  if (!fields || !status) return;
  const pictures = [...host.querySelectorAll<SVGSVGElement>('svg[data-geometry]')].map(createPicture);
  const wording = createWording(strings, document.documentElement.lang);
  const showDesk = createDesk(host, wording);
  const simulation = createSimulation();
  let isPlaying = !isCalm();
  let isFirstRun = true;
  let isSeen = false;

  const draw = () => {
    showDesk(simulation.tally);
    for (const picture of pictures) picture.show(simulation.requests);
  };
  const isOver = () => !isPlaying && simulation.requests.length === 0;
  // Updated rarely, because a screen reader would read a sentence that changes with each frame without end.
  const say = () => setText(status, isOver() ? wording.summarize(simulation.tally) : '');
  const ticker = createTicker((seconds) => {
    measureFrame(() => {
      simulation.step(seconds, !isPlaying ? 0 : isFirstRun ? shownRun : Number.POSITIVE_INFINITY);
      if (isFirstRun && simulation.tally.sent >= shownRun) {
        isFirstRun = false;
        play(false);
      }
      draw();
    });
    say();
    return isSeen && !isOver();
  });
  const update = () => {
    draw();
    say();
    if (isSeen) ticker.start();
  };
  const play = (isWanted: boolean) => {
    isPlaying = isWanted;
    setText(controls.play, isPlaying ? strings.pause : strings.play);
    controls.play.hidden = isCalm();
  };

  const controls = createControls({
    strings,
    wording,
    rule: simulation.rule,
    // While requests are being sent, the next ones follow the new rule. Afterward, the same requests are sent again.
    onRule() {
      if (isPlaying) return;
      simulation.rerun(simulation.tally.sent);
      update();
    },
    onPlay() {
      play(!isPlaying);
      update();
    },
    onSend() {
      simulation.send();
      if (isCalm()) simulation.settle();
      update();
    },
    onReset() {
      simulation.reset();
      isFirstRun = true;
      play(!isCalm());
      update();
    },
  });

  adoptStyles(buttonsCss);
  adoptStyles(css);
  fields.hidden = true;
  fields.after(controls.element);
  status.role = 'status';
  host.classList.add('tx-live');
  play(isPlaying);
  if (!isPlaying) simulation.rerun(shownRun);
  draw();
  say();
  watchSight(host, (share) => {
    isSeen = share > 0;
    if (isSeen) ticker.start();
    else ticker.stop();
  });
}
