// The mark: a roof at its pitch, 4 up in 12 across, over the line it stands on.

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 54 27" aria-hidden="true">
      <path className="mark__roof" d="M.5 20.5v-.5l52.5-17.5v18Z" />
      <path className="mark__ground" d="M0 24.5h54" />
    </svg>
  );
}
