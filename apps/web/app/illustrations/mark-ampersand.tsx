export function MarkAmpersand() {
  return (
    <svg className="amp" aria-hidden="true" viewBox="74 24 180 197">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="25"
        strokeLinejoin="round"
        d="M226 214L124.5 91A33 33 0 1 1 157.5 102.1L126.7 109.3A50 50 0 1 0 176.3 190.1L222.6 135"
      />
      <path fill="currentColor" d="M248.3 104.3L245 156.4L197.5 116.6z" />
    </svg>
  );
}
