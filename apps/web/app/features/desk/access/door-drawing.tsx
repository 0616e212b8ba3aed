/** The company's mark with its construction lines. */
export function DoorDrawing() {
  return (
    <svg
      viewBox="60 0 200 236"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g strokeWidth=".7" opacity=".55">
        <path d="M60 214h200M74 24v197M254 24v197M157.500 0v236M60 102h200" />
        <circle cx="150" cy="70" r="33" />
        <circle cx="138" cy="158" r="50" />
        <circle cx="150" cy="70" r="46" />
        <circle cx="138" cy="158" r="63" />
      </g>
      <path
        stroke="var(--torque)"
        strokeWidth="3"
        d="M226 214L124.5 91A33 33 0 1 1 157.5 102.1L126.7 109.3A50 50 0 1 0 176.3 190.1L222.6 135"
      />
      <path stroke="var(--thrust)" strokeWidth="5" d="M200 161.500 240 114" />
      <path fill="var(--thrust)" stroke="none" d="M252 99.500 248 130.500 222 108.500z" />
    </svg>
  );
}
