export function CaseLinux3dStack() {
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
        <path d="M114 149l92 46M206 149l-92 46M133.3 115.3l80 40M186.7 115.3l-80 40M106.7 128.7l80 40M213.3 128.7l-80 40M143 87.5l68 34M177 87.5l-68 34M126 96l68 34M194 96l-68 34M109 104.5l68 34M211 104.5l-68 34M150.7 62.7l56 28M169.3 62.7l-56 28M141.3 67.3l56 28M178.7 67.3l-56 28M132 72l56 28M188 72l-56 28M122.7 76.7l56 28M197.3 76.7l-56 28M113.3 81.3l56 28M206.7 81.3l-56 28" />
        <path strokeDasharray="8 3 2 3" d="M160 14v222M68 172V56M252 172V56" />
      </g>
      <g className="f">
        <path d="M160 58l56 28-56 28-56-28z" />
      </g>
      <g className="l">
        <path d="M160 126l92 46-92 46-92-46zM68 172l0 7 92 46 92-46 0-7M160 218l0 7M160 102l80 40-80 40-80-40zM80 142l0 7 80 40 80-40 0-7M160 182l0 7M160 79l68 34-68 34-68-34zM92 113l0 7 68 34 68-34 0-7M160 147l0 7M160 58l56 28-56 28-56-28zM104 86l0 7 56 28 56-28 0-7M160 114l0 7" />
      </g>
      <g className="q">
        <path d="M134 48c0 5 11 9 26 9s26-4 26-9-7-8-17-9M177 33l-9 5.5 8 7" />
      </g>
      <g className="t">
        <circle cx="160" cy="86" r="4" />
        <path d="M160 81L160 25" />
        <path className="h" d="M160 10L168 27L160 23.5L152 27z" />
      </g>
    </svg>
  );
}
