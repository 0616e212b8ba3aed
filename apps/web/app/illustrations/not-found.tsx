export function NotFound() {
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
        <path d="M20 24v192M40 24v192M60 24v192M80 24v192M100 24v192M120 24v192M140 24v192M160 24v192M180 24v192M200 24v192M220 24v192M240 24v192M260 24v192M280 24v192M300 24v192M20 30h280M20 50h280M20 70h280M20 90h280M20 110h280M20 130h280M20 150h280M20 170h280M20 190h280M20 210h280" />
      </g>
      <g className="l">
        <circle cx="228" cy="90" r="34" strokeDasharray="5 4" />
        <circle cx="228" cy="90" r="18" strokeDasharray="5 4" />
        <path d="M228 44v92M182 90h92" />
      </g>
      <g className="q">
        <circle cx="60" cy="190" r="5" />
        <path d="M100 190A40 40 0 0 0 81.2 156.1M88.2 156.5L81.2 156.1L84.6 162.2" />
      </g>
      <g className="t">
        <path d="M60 190C90 110 110 70 150 60S210 150 262 186" />
        <path className="h" d="M272 194L252.7 188.9L260.9 184.7L263.7 175.9z" />
      </g>
    </svg>
  );
}
