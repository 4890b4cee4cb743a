/** The product's mark: a dial in a door. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect x="2.1" y="2.1" width="27.8" height="27.8" rx="7.6" />
      <path className="mark-dial" d="M20.6 12.2a6 6 0 1 0 0 7.6" />
      <path className="mark-index" d="M19.6 16h6.2" />
    </svg>
  );
}
