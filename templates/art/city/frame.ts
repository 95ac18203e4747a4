// The frame of an elevation, in units: its ground line, the middle of the house, how far the earth runs on.

export const FRAME = { width: 1440, height: 640 };

export const GROUND = 560;

/** The middle of the house. */
export const MIDDLE = 1030;

/** The earth runs on past the range, as wide as windows are. */
export const EARTH_RUNS = { from: -3000, to: 4500 };
