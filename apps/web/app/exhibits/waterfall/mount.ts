import type { ExhibitStrings } from '../exhibit-strings.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import buttonsCss from '../stage/buttons.css?inline';
import { createTicker } from '../stage/create-ticker.ts';
import { fillText } from '../stage/fill-text.ts';
import { isCalm } from '../stage/motion.ts';
import { setText } from '../stage/set-text.ts';
import { measureFrame } from '../stage/test-switch.ts';
import { watchSight } from '../stage/watch-sight.ts';
import { createControls } from './create-controls.ts';
import { createPicture } from './create-picture.ts';
import { createSimulation, shownRun } from './create-simulation.ts';
import css from './waterfall.css?inline';

/**
 * The drawn waterfall and the desk below it as one simulation. It runs once to the figures that the page shows at
 * rest, then waits for the visitor. Nothing in it claims a result.
 */
export function mount(host: HTMLElement, strings: ExhibitStrings['waterfall']): void {
  const fields = host.querySelector<HTMLElement>('[data-rule]');
  const status = host.querySelector('[data-summary]');
  const pictures = [...host.querySelectorAll<SVGSVGElement>('svg[data-geometry]')].map(createPicture);
  const [first] = pictures;
  if (!fields || !status || !first) return;
  const findPicture = () => pictures.find((picture) => picture.isShown()) ?? first;
  const simulation = createSimulation(() => findPicture().geometry);
  let isPlaying = !isCalm();
  let isFirstRun = true;
  let isSeen = false;

  const draw = () => {
    for (const picture of pictures) picture.showCounts(simulation.tally);
    findPicture().showRequests(simulation.requests);
  };
  const ticker = createTicker((seconds) => {
    measureFrame(() => {
      simulation.step(seconds, isPlaying);
      if (isFirstRun && simulation.tally.sent === shownRun) {
        isFirstRun = false;
        play(false);
      }
      draw();
    });
    const isOver = !isPlaying && simulation.requests.length === 0;
    if (isOver) say();
    return isSeen && !isOver;
  });
  const run = () => {
    if (isSeen) ticker.start();
  };
  const say = () => {
    const { sent, unfilled, networks } = simulation.tally;
    const [a, b, c] = networks.map(({ filled }) => filled);
    setText(status, fillText(strings.status, { sent, a: a ?? 0, b: b ?? 0, c: c ?? 0, none: unfilled }));
  };
  const play = (isWanted: boolean) => {
    isPlaying = isWanted;
    setText(controls.play, isPlaying ? strings.pause : strings.play);
    controls.play.hidden = isCalm();
  };

  const controls = createControls({
    strings,
    rule: simulation.rule,
    onPlay() {
      play(!isPlaying);
      say();
      run();
    },
    onSend() {
      simulation.send();
      if (isCalm()) simulation.settle();
      draw();
      say();
      run();
    },
    onReset() {
      simulation.reset();
      isFirstRun = true;
      play(!isCalm());
      draw();
      say();
      run();
    },
  });

  adoptStyles(buttonsCss);
  adoptStyles(css);
  fields.hidden = true;
  fields.after(controls.element);
  status.role = 'status';
  host.classList.add('tx-live');
  play(isPlaying);
  if (!isPlaying) simulation.finish();
  draw();
  // The other picture has other places for the dots.
  matchMedia('(width < 48rem)').addEventListener('change', () => {
    simulation.settle();
    for (const picture of pictures) picture.showRequests([]);
    draw();
  });
  watchSight(host, (share) => {
    isSeen = share > 0;
    if (isSeen) run();
    else ticker.stop();
  });
}
