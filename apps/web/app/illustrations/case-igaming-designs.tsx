export function CaseIgamingDesigns() {
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
        <path d="M27.6 92.2L18.6 81.5M41.8 81.3L38.4 76.3M57 71.6L54 66.4M72.9 63.3L70.4 57.9M89.5 56.4L84.8 43.3M106.7 51L105.1 45.2M124.2 47.1L123.2 41.2M142 44.8L141.5 38.8M160 44L160 30M178 44.8L178.5 38.8M195.8 47.1L196.8 41.2M213.3 51L214.9 45.2M230.5 56.4L235.2 43.3M247.1 63.3L249.6 57.9M263 71.6L266 66.4M278.2 81.3L281.6 76.3M292.4 92.2L301.4 81.5M16.9 101.8A206 206 0 0 1 303.1 101.8" />
      </g>
      <g fill="var(--il-paper,#fff)" strokeWidth="1.4">
        <rect x="124" y="60" width="72" height="104" rx="7" transform="rotate(-36 160 250)" />
        <rect x="124" y="60" width="72" height="104" rx="7" transform="rotate(-18 160 250)" />
        <rect x="124" y="60" width="72" height="104" rx="7" transform="rotate(0 160 250)" />
        <rect x="124" y="60" width="72" height="104" rx="7" transform="rotate(18 160 250)" />
      </g>
      <g strokeWidth="1.4">
        <path transform="rotate(-36 160 250)" d="M160 92l14 20-14 20-14-20zM133 72v10M187 142v10" />
        <path transform="rotate(-18 160 250)" d="M160 92l14 20-14 20-14-20zM133 72v10M187 142v10" />
        <path transform="rotate(0 160 250)" d="M160 92l14 20-14 20-14-20zM133 72v10M187 142v10" />
        <path transform="rotate(18 160 250)" d="M160 92l14 20-14 20-14-20zM133 72v10M187 142v10" />
      </g>
      <g className="q"></g>
      <g fill="currentColor" transform="rotate(36 160 250)">
        <rect x="124" y="52" width="72" height="104" rx="7" />
        <path
          fill="var(--il-paper,#fff)"
          stroke="none"
          d="M160 74c6 12 24 18 24 32a11 11 0 0 1-20 6c1 8 3 14 8 18h-24c5-4 7-10 8-18a11 11 0 0 1-20-6c0-14 18-20 24-32z"
        />
      </g>
      <g className="t"></g>
      <g className="q">
        <path d="M20.9 71.9A226 226 0 0 1 266.1 50.5M259.1 50.5L266.1 50.5L262.3 44.6" />
      </g>
    </svg>
  );
}
