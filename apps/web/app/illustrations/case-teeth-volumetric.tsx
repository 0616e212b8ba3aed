import { useId } from 'react';

export function CaseTeethVolumetric() {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 240"
      className="il"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="c">
        <path d="M60 34h200M60 45h200M60 56h200M60 67h200M60 78h200M60 89h200M60 100h200M60 111h200M60 122h200M60 133h200M60 144h200M60 155h200M60 166h200M60 177h200M60 188h200M60 199h200M60 210h200" />
        <path d="M160 10v220" />
      </g>
      <g className="f">
        <path
          transform="translate(160 122)"
          d="M0-92c26-14 66-12 76 22 7 26-8 52-14 76-7 28-8 70-26 76-22 6-14-58-36-58s-14 64-36 58C-54 76-55 34-62 6-68-18-83-44-76-70c10-34 50-36 76-22z"
        />
      </g>
      <g className="l">
        <g transform="translate(160 122)">
          <path
            id={id}
            strokeWidth="2.2"
            d="M0-92c26-14 66-12 76 22 7 26-8 52-14 76-7 28-8 70-26 76-22 6-14-58-36-58s-14 64-36 58C-54 76-55 34-62 6-68-18-83-44-76-70c10-34 50-36 76-22z"
          />
        </g>
        <use href={`#${id}`} transform="translate(158.9 118.4)scale(0.86)" strokeWidth="1.6" />
        <use href={`#${id}`} transform="translate(157.8 115)scale(0.73)" strokeWidth="1.8" />
        <use href={`#${id}`} transform="translate(156.8 111.6)scale(0.6)" strokeWidth="2" />
        <use href={`#${id}`} transform="translate(155.8 108.2)scale(0.47)" strokeWidth="2.3" />
        <use href={`#${id}`} transform="translate(154.7 104.8)scale(0.34)" strokeWidth="2.9" />
        <use href={`#${id}`} transform="translate(153.7 101.5)scale(0.21)" strokeWidth="4.1" />
      </g>
      <g className="q">
        <path d="M244 40c14 14 20 34 18 54M255 88l7 7 5-9" />
      </g>
      <g className="t">
        <path d="M38 60L90.5 74.3" />
        <path className="h" d="M104 78L86.6 81L91.9 74.7L90.5 66.6z" />
      </g>
    </svg>
  );
}
