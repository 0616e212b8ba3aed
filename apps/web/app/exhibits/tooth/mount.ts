import type { ExhibitStrings } from '../exhibit-strings.ts';
import { createElement } from '../stage/create-element.ts';
import { adoptStyles } from '../stage/adopt-styles.ts';
import { createStage } from '../stage/create-stage.ts';
import { createTurner } from '../stage/create-turner.ts';
import { isCalm } from '../stage/motion.ts';
import { createPose } from './create-pose.ts';
import { createShareSlider } from './create-share-slider.ts';
import { drawTooth, tokens } from './draw-tooth.ts';
import css from './tooth.css?inline';
import { shader as fragment } from './tooth.frag.glsl';
import { shader as vertex } from './tooth.vert.glsl';

const yawOfPixel = 0.0105;
const tiltOfPixel = 0.008;

/** A molar in a single fragment shader. It turns, one slider goes from a flat surface to a volume, and another cuts its front half away. */
export function mount(host: HTMLElement, strings: ExhibitStrings['tooth']): void {
  const pose = createPose(isCalm());
  let controls: Element[] = [];

  const stage = createStage(host, {
    vertex,
    fragment,
    tokens,
    // More pixels than the screen has smooth the edges inside the tooth, where one cusp covers another.
    lowestRatio: 1.5,
    highestRatio: 1.5,
    step: (seconds) =>
      isCalm() ? pose.follow(1, 1) : pose.follow(1 - Math.exp(-seconds * 5), 1 - Math.exp(-seconds * 12)),
    draw: (frame) => drawTooth(frame, pose),
    onShow: setUpControls,
    onHide() {
      for (const control of controls) control.remove();
      host.classList.remove('tx-plate');
    },
  });

  function setUpControls() {
    const update = () => {
      turner.say(pose.degrees);
      stage.redraw();
    };
    const turner = createTurner({
      name: strings.turn,
      valueText: strings.turned,
      limitDegrees: 180,
      turn(x, y) {
        pose.turn(x * yawOfPixel, y * tiltOfPixel);
        update();
      },
      reset() {
        pose.reset();
        update();
      },
    });
    const aimAt = (part: 'volume' | 'section') => (share: number) => {
      pose.aim[part] = share;
      stage.redraw();
    };
    const light = createShareSlider({
      name: strings.depth,
      valueText: strings.share,
      ends: [strings.flat, strings.volume],
      share: pose.aim.volume,
      onInput: aimAt('volume'),
    });
    const section = createShareSlider({
      name: strings.section,
      valueText: strings.cut,
      ends: [strings.whole, strings.half],
      share: pose.aim.section,
      onInput: aimAt('section'),
    });
    adoptStyles(css);
    host.classList.add('tx-plate');
    controls = [turner.area, createElement('div', { class: 'tx-blends' }, light, section)];
    host.append(...controls);
    turner.say(pose.degrees);
  }
}
