export function CaseAiAdultSales() {
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
        <path d="M14 216h292M160 14v202" />
      </g>
      <g className="f">
        <path d="M166 100h108a24 24 0 0 1 24 24v36a24 24 0 0 1-24 24h-14v20l-22-20h-48a24 24 0 0 1-24-24z" />
      </g>
      <g className="l">
        <path d="M46 40h126a24 24 0 0 1 24 24v36M22 92V64a24 24 0 0 1 24-24M22 92v8a24 24 0 0 0 24 24h14v22l24-22h58" />
        <path d="M166 100h108a24 24 0 0 1 24 24v36a24 24 0 0 1-24 24h-14v20l-22-20h-48a24 24 0 0 1-24-24z" />
        <path
          strokeWidth="3"
          d="M54 70.2v23.7M63 61v41.9M72 68.3v27.5M81 68.1v27.9M90 61.1v41.9M99 70.4v23.2M108 66.1v31.7M117 61.5v41.1M126 72.7v18.7M135 64.5v35M144 62.2v39.6M153 75v14M162 63.1v37.8"
        />
        <path d="M196 140L222 124M196 140L222 158M222 124L250 140M222 158L250 140M250 140L272 122M250 140L272 160M222 124L272 122M222 158L272 160" />
      </g>
      <g className="q">
        <circle cx="196" cy="140" r="5" fill="var(--il-paper,#fff)" />
        <circle cx="222" cy="124" r="5" fill="var(--il-paper,#fff)" />
        <circle cx="222" cy="158" r="5" fill="var(--il-paper,#fff)" />
        <circle cx="250" cy="140" r="5" fill="var(--il-paper,#fff)" />
        <circle cx="272" cy="122" r="5" fill="var(--il-paper,#fff)" />
        <circle cx="272" cy="160" r="5" fill="var(--il-paper,#fff)" />
      </g>
      <g className="t">
        <path d="M60 178C70 214 120 214 146 190" />
        <path className="h" d="M150 184L144.6 202L141 194L132.7 191.3z" />
      </g>
    </svg>
  );
}
