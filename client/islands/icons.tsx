// The only icons of the site, as outlines in the color of their text: phone, gear, arrow, chevron, close; and the star.

const UPRIGHT = 0;
const TURNS = { up: UPRIGHT, right: 90, down: 180, left: 270 } as const;

export type Direction = keyof typeof TURNS;

export function PhoneIcon() {
  return (
    <Outline d="M8.2 3.5 10.4 8.4 7.9 10.4a13.2 13.2 0 0 0 5.7 5.7l2-2.5 4.9 2.2v3.4a1.8 1.8 0 0 1-1.9 1.8A16.6 16.6 0 0 1 3 5.4 1.8 1.8 0 0 1 4.8 3.5Z" />
  );
}

export function GearIcon() {
  return (
    <Outline d="M10.1 5L10.5 2.3L13.5 2.3L13.9 5L15.6 5.8L17.8 4.1L19.9 6.2L18.2 8.4L19 10.1L21.7 10.5L21.7 13.5L19 13.9L18.2 15.6L19.9 17.8L17.8 19.9L15.6 18.2L13.9 19L13.5 21.7L10.5 21.7L10.1 19L8.4 18.2L6.2 19.9L4.1 17.8L5.8 15.6L5 13.9L2.3 13.5L2.3 10.5L5 10.1L5.8 8.4L4.1 6.2L6.2 4.1L8.4 5.8ZM15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0Z" />
  );
}

export function ArrowIcon({ direction }: { direction: Direction }) {
  return <Outline d="M12 20.5v-17M5 10.5l7-7 7 7" turn={TURNS[direction]} />;
}

export function CloseIcon() {
  return <Outline d="m5 5 14 14M19 5 5 19" />;
}

export function StarIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="m12 1.8 3.1 6.9 7.5.8-5.6 5 1.6 7.4-6.6-3.8-6.6 3.8L7 14.5l-5.6-5 7.5-.8Z" />
    </svg>
  );
}

function Outline({ d, turn = UPRIGHT }: { d: string; turn?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d={d} transform={turn === UPRIGHT ? undefined : `rotate(${turn} 12 12)`} />
    </svg>
  );
}
