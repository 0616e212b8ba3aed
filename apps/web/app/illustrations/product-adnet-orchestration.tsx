export function ProductAdnetOrchestration() {
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
        <path d="M144 14v212" />
        <path d="M14 36h30M14 78h30M14 120h30M14 162h30M14 204h30M246 58h60M246 120h60M246 182h60" />
      </g>
      <g className="l">
        <path d="M56 36C150 36 130 58 232 58M56 36C150 36 130 120 232 120M56 78C150 78 130 58 232 58M56 78C150 78 130 120 232 120M56 120C150 120 130 120 232 120M56 162C150 162 130 120 232 120M56 162C150 162 130 182 232 182M56 204C150 204 130 182 232 182M56 204C150 204 130 120 232 120" />
      </g>
      <g className="q">
        <circle cx="50" cy="36" r="6" />
        <circle cx="50" cy="78" r="6" />
        <circle cx="50" cy="120" r="6" />
        <circle cx="50" cy="162" r="6" />
        <circle cx="50" cy="204" r="6" />
        <rect x="232" y="51" width="14" height="14" />
        <rect x="232" y="113" width="14" height="14" />
        <rect x="232" y="175" width="14" height="14" />
        <path d="M130.2 131.6A18 18 0 1 1 160.9 113.8M155.7 109.2L160.9 113.8L162 106.9" />
      </g>
      <g className="t">
        <path d="M57 162C150 162 130 120 226 120" />
        <path d="M248 120L293 120" />
        <path className="h" d="M308 120L291 128L294.5 120L291 112z" />
      </g>
    </svg>
  );
}
