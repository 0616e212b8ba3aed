import { escapeHtml } from '@tt/contract/language/escape-html';
import { useId } from 'react';
import { fillDiagram } from './fill-diagram.ts';

const files = import.meta.glob<string>('./diagrams/*.svg', { eager: true, query: '?raw', import: 'default' });

export interface DiagramProps {
  /** Two files of `diagrams`: `<name>.svg` is wide, `<name>-narrow.svg` is for phones. */
  name: string;
  title: string;
  /** Says in words what the diagram shows. */
  description: string;
  /** The words in the diagram, by the key of their slot. */
  labels: Record<string, string>;
}

interface CompositionProps extends DiagramProps {
  file: string;
  className: string;
  viewBox: string;
}

/** Ids get a prefix: the page holds both compositions, and a gradient in the hidden one would fill nothing. */
function renderLines({ file, title, description, labels }: CompositionProps, id: string): string {
  const svg = files[`./diagrams/${file}.svg`];
  if (!svg) throw new Error(`No diagram is named ${file}: add app/illustrations/diagrams/${file}.svg`);
  const lines = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replaceAll('\n', '');
  return [
    `<title id="${id}t">${escapeHtml(title)}</title><desc id="${id}d">${escapeHtml(description)}</desc>`,
    fillDiagram(lines, labels).replaceAll(/(?<= id="|url\(#)/g, id),
  ].join('');
}

function Composition(props: CompositionProps) {
  const id = useId();
  return (
    <svg
      className={props.className}
      viewBox={props.viewBox}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder with escaped labels.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? renderLines(props, id) : '' }}
    />
  );
}

/** An explanatory diagram. The box shows the composition that fits its own width, and paper the wide one. */
export function Diagram(props: DiagramProps) {
  return (
    <div className="dg-box">
      <div className="dg-wide">
        <Composition {...props} file={props.name} className="dg" viewBox="0 0 960 540" />
      </div>
      <div className="dg-narrow">
        <Composition {...props} file={`${props.name}-narrow`} className="dg nw" viewBox="0 0 400 520" />
      </div>
    </div>
  );
}
