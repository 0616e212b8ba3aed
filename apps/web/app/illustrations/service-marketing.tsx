export function ServiceMarketing() {
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
        <path d="M36 200Q94.2 180.8 152.4 200M36 200Q119 158 201.9 200M36 200Q138.8 127.8 241.6 200M36 200Q152.5 92.3 269 200M36 200Q158.1 64.7 280.2 200" />
        <path strokeDasharray="5 4" d="M36 36.3Q160 36.3 284 200" />
        <path d="M14 200h292M36 24v188" />
        <path d="M36 200v8M56 200v4M76 200v4M96 200v4M116 200v4M136 200v8M156 200v4M176 200v4M196 200v4M216 200v4M236 200v8M256 200v4M276 200v4M296 200v4" />
      </g>
      <g className="l">
        <path d="M36 200Q94.2-108.2 152.4 200M36 200Q115.7-89.1 195.4 200M36 200Q133.7-64.5 231.4 200M36 200Q149.3-30.3 262.6 200M36 200Q157.3 2.3 278.6 200" />
        <path d="M274 200a10 10 0 0 1 20 0" />
        <path d="M265 200a19 19 0 0 1 38 0" />
        <path d="M256 200a28 28 0 0 1 56 0" />
      </g>
      <g className="q">
        <circle cx="36" cy="200" r="4" />
        <path d="M82 200A46 46 0 0 0 65.6 164.8M72.4 166.1L65.6 164.8L68.1 171.3" />
      </g>
      <g className="t">
        <path d="M36 200Q158 38.3 277 192" />
        <path className="h" d="M284 200L267.2 191.5L275.7 189.4L279.8 181.7z" />
      </g>
    </svg>
  );
}
