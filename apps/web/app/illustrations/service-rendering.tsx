export function ServiceRendering() {
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
        <path d="M176 14v196M72 112h208" />
        <path d="M14 206h292" />
        <path d="M141.1 74.4L123.1 4.4" />
      </g>
      <g className="f">
        <circle cx="176" cy="112" r="80" />
      </g>
      <g className="l">
        <circle cx="176" cy="112" r="80" />
        <ellipse
          cx="135.9"
          cy="68.8"
          rx="21"
          ry="13.5"
          transform="rotate(-42.9 135.9 68.8)"
          strokeWidth=".7"
        />
        <ellipse
          cx="138.6"
          cy="71.7"
          rx="34.9"
          ry="22.5"
          transform="rotate(-42.9 138.6 71.7)"
          strokeWidth=".9"
        />
        <ellipse
          cx="141.9"
          cy="75.3"
          rx="45.8"
          ry="29.5"
          transform="rotate(-42.9 141.9 75.3)"
          strokeWidth="1.1"
        />
        <path d="M141.3 39.9A54.7 35.3 -42.9 1 1 106.7 72.1" strokeWidth="1.3" />
        <path d="M164.3 32.9A62.1 40.1 -42.9 1 1 97.9 94.5" strokeWidth="1.5" />
        <path d="M181.9 32.2A68.3 44.1 -42.9 1 1 96 112" strokeWidth="1.7" />
        <path d="M197.5 34.9A73.3 47.3 -42.9 1 1 97.6 127.7" strokeWidth="1.8" />
        <path d="M210.6 39.9A76.8 49.5 -42.9 1 1 101.5 141.2" strokeWidth="2" />
        <path d="M222.8 47.1A79.1 51 -42.9 1 1 107.8 153.9" strokeWidth="2.2" />
        <path d="M233.2 56A80 51.6 -42.9 1 1 116 164.9" strokeWidth="2.4" />
        <path d="M242.4 67.4A79.4 51.2 -42.9 0 1 126.7 175" strokeWidth="2.6" />
        <path d="M250.1 81.8A77 49.7 -42.9 0 1 140.4 183.6" strokeWidth="2.8" />
        <path d="M255.1 100A72.2 46.6 -42.9 0 1 158.2 190" strokeWidth="3" />
        <path d="M167.3 193h77.5M145.8 195.6h120.4M133.4 198.2h145.2M125.7 200.8h160.7M121.4 203.4h169.2M120 206h172M121.4 208.6h169.2M125.7 211.2h160.7M133.4 213.8h145.2M145.8 216.4h120.4M167.3 219h77.5" />
      </g>
      <g className="q">
        <circle cx="38" cy="34" r="9" />
        <path d="M38 12v6M16 34h6M22 18l4.5 4.5M54 18l-4.5 4.5M22 50l4.5-4.5" />
      </g>
      <g className="t">
        <path d="M50 41L124.9 67.7" />
        <path className="h" d="M138.1 72.4L120.7 73.6L126.3 68.2L125.4 60.4z" />
      </g>
    </svg>
  );
}
