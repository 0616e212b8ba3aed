import { useId } from 'react';

export function CaseCustomSkinsModels() {
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
        <path d="M14 190h292M88 150v60M250 150v60M14 50h292" />
        <path d="M20 216v-8M40 216v-4M60 216v-4M80 216v-4M100 216v-4M120 216v-8M140 216v-4M160 216v-4M180 216v-4M200 216v-4M220 216v-8M240 216v-4M260 216v-4M280 216v-4M300 216v-4M20 216h280" />
      </g>
      <g className="f">
        <path d="M26 164V108q0-10 10-12l52-8 34-32q6-6 16-6h112q14 0 20 12l16 36q10 4 10 14v52h-20a26 26 0 0 0-52 0H114a26 26 0 0 0-52 0z" />
      </g>
      <g className="l">
        <clipPath id={id}>
          <path d="M26 164V108q0-10 10-12l52-8 34-32q6-6 16-6h112q14 0 20 12l16 36q10 4 10 14v52h-20a26 26 0 0 0-52 0H114a26 26 0 0 0-52 0z" />
        </clipPath>
        <path
          clipPath={`url(#${id})`}
          strokeWidth="2"
          d="M96 172l52 -130M107 172l52 -130M118 172l52 -130M129 172l52 -130M140 172l52 -130M151 172l52 -130M162 172l52 -130M173 172l52 -130M184 172l52 -130"
        />
        <path
          strokeWidth="2"
          d="M26 164V108q0-10 10-12l52-8 34-32q6-6 16-6h112q14 0 20 12l16 36q10 4 10 14v52h-20a26 26 0 0 0-52 0H114a26 26 0 0 0-52 0z"
        />
        <path fill="var(--il-paper,#fff)" d="M104 90l28-25q4-4 10-4h30v29zM182 61h62q10 0 13 8l9 21h-84z" />
      </g>
      <g className="t">
        <path d="M220 30L291 30" />
        <path className="h" d="M306 30L289 38L292.5 30L289 22z" />
      </g>
      <circle cx="88" cy="166" r="21" fill="var(--il-paper,#fff)" strokeWidth="2" />
      <circle cx="88" cy="166" r="12" strokeWidth="5" strokeLinecap="butt" strokeDasharray="5.4 2.14" />
      <circle cx="88" cy="166" r="3" />
      <circle cx="240" cy="166" r="21" fill="var(--il-paper,#fff)" strokeWidth="2" />
      <circle cx="240" cy="166" r="12" strokeWidth="5" strokeLinecap="butt" strokeDasharray="5.4 2.14" />
      <circle cx="240" cy="166" r="3" />
      <g className="q">
        <path d="M59.8 155.7A30 30 0 0 1 103 140M96 139.9L103 140L99.4 134" />
      </g>
    </svg>
  );
}
