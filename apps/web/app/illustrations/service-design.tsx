export function ServiceDesign() {
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
        <path d="M40 14v212M70 14v212M100 14v212M130 14v212M160 14v212M190 14v212M220 14v212M250 14v212M280 14v212M14 37h292M14 103h292M14 108h292M14 208h292" />
      </g>
      <g className="l">
        <circle cx="150" cy="70" r="33" />
        <circle cx="138" cy="158" r="50" />
        <circle cx="150" cy="70" r="42" strokeDasharray="2 4" />
        <circle cx="138" cy="158" r="59" strokeDasharray="2 4" />
        <path d="M255 233L102.7 67.3M196.4 93.1L87.7 118.4" />
      </g>
      <g className="q">
        <circle cx="150" cy="70" r="3" />
        <path d="M142 70h16M150 62v16" />
        <circle cx="138" cy="158" r="3" />
        <path d="M130 158h16M138 150v16" />
      </g>
      <path
        strokeWidth="11"
        strokeLinecap="butt"
        d="M232 208L125.7 92.3A33 33 0 1 1 157.5 102.1L126.7 109.3A50 50 0 1 0 176.3 190.1"
      />
      <path className="k" d="M176.3 190.1L225.2 131.9" strokeWidth="11" strokeLinecap="butt" />
      <path fill="currentColor" stroke="none" d="M238 116.6L232.8 146.2L209.8 126.9z" />
      <rect x="122.7" y="89.3" width="6" height="6" fill="var(--il-paper,#fff)" strokeWidth="1.2" />
      <rect x="154.5" y="99.1" width="6" height="6" fill="var(--il-paper,#fff)" strokeWidth="1.2" />
      <rect x="123.7" y="106.3" width="6" height="6" fill="var(--il-paper,#fff)" strokeWidth="1.2" />
      <rect x="173.3" y="187.1" width="6" height="6" fill="var(--il-paper,#fff)" strokeWidth="1.2" />
      <rect x="229" y="205" width="6" height="6" fill="var(--il-paper,#fff)" strokeWidth="1.2" />
    </svg>
  );
}
