export function ServiceMartech() {
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
        <path d="M128 120L186.6 139M128 120L109 178.6M128 120L69.4 101M128 120L147 61.4M128 6v228M12 120h296" />
      </g>
      <g className="f">
        <circle cx="128" cy="120" r="96.2" />
      </g>
      <g className="l">
        <circle
          cx="128"
          cy="120"
          r="33"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="30"
          strokeDasharray=".92 1.08"
          transform="rotate(-6 128 120)"
        />
        <circle cx="128" cy="120" r="29" />
        <circle
          cx="186.6"
          cy="139"
          r="28.6"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="26"
          strokeDasharray=".92 1.08"
          transform="rotate(198 186.6 139)"
        />
        <circle cx="186.6" cy="139" r="24.6" />
        <circle
          cx="109"
          cy="178.6"
          r="28.6"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="26"
          strokeDasharray=".92 1.08"
          transform="rotate(281.1 109 178.6)"
        />
        <circle cx="109" cy="178.6" r="24.6" />
        <circle
          cx="69.4"
          cy="101"
          r="28.6"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="26"
          strokeDasharray=".92 1.08"
          transform="rotate(391.8 69.4 101)"
        />
        <circle cx="69.4" cy="101" r="24.6" />
        <circle
          cx="147"
          cy="61.4"
          r="28.6"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="26"
          strokeDasharray=".92 1.08"
          transform="rotate(474.9 147 61.4)"
        />
        <circle cx="147" cy="61.4" r="24.6" />
        <circle
          cx="128"
          cy="120"
          r="90.2"
          strokeWidth="6"
          strokeLinecap="butt"
          pathLength="82"
          strokeDasharray=".92 1.08"
          transform="rotate(9.2 128 120)"
        />
        <circle cx="128" cy="120" r="96.2" />
      </g>
      <g className="q">
        <path d="M114.1 128A16 16 0 1 0 136 106.1M143 106.3L136 106.1L139.6 112.1" />
        <circle cx="186.6" cy="139" r="3.5" />
        <circle cx="109" cy="178.6" r="3.5" />
        <circle cx="69.4" cy="101" r="3.5" />
        <circle cx="147" cy="61.4" r="3.5" />
      </g>
      <g className="t">
        <circle cx="128" cy="120" r="4" />
        <path d="M133 120L291 120" />
        <path className="h" d="M306 120L289 128L292.5 120L289 112z" />
      </g>
    </svg>
  );
}
