// The washes of the drawings. Those that a contractor's own colors change are named as they are in client/styles/tokens.css;
// materials are what they are.
export const INK = 'var(--ink)';
export const PAPER = 'var(--paper)';
export const SAND = 'var(--sand)';
export const CLAY = 'var(--clay)';
export const SUN = 'var(--sun)';
export const SKY = 'var(--sky)';
export const EARTH = 'var(--earth)';

export const GLASS = '#a9c9d6';
export const WATER = '#a9cbd3';
export const TILE = ['#c4553a', '#b8492d', '#cb6042'] as const;
export const CONCRETE_TILE = ['#a58a78', '#96806f', '#b39a86'] as const;
export const SHINGLE = ['#857c72', '#776f66', '#938a7f'] as const;
export const METAL = ['#dfe3e4', '#cfd8da', '#e6e0d4'] as const;
export const MEMBRANE = '#f4f3ee';
export const INSULATION = '#f3dc8e';
export const TIMBER = '#d8b98a';
export const WALLS = ['#f3e6d0', '#ecd9c0', '#f7efe2', '#e9dccb'] as const;
export const DOORS = ['#b23a1e', '#24607e', '#1f6b4a', '#f4a72c', '#6b4a35'] as const;
export const STONE = '#c9bda9';
export const LEAVES = '#6f8f5c';
export const LEAVES_DEEP = '#4d7048';
export const TRUNK = '#a58a66';
/** What lies under an eave: ink at 30 %. */
export const SHADE = '#1b24304d';
/** Over a covering that lies lighter than its like behind it: white at 20 %. */
export const LIT = '#fff3';
export const BRICK = '#b9664c';
/** The depth of an arcade. */
export const HOLLOW = '#9a8f83';

/* Timber and what is made of it */
export const TIMBER_TOP = '#e6d3b1';
export const TIMBER_SIDE = '#c3a577';
export const TIMBER_SHADED = '#d0b27f';
export const TIMBER_DARK = '#c9a46f';
export const TIMBER_PALE = '#f3e3c2';
export const SHEATHING = '#e3cba0';
export const RAFTER = '#b8946a';

/* Sides of what is drawn as a body: lit from the left */
export const INSULATION_TOP = '#f8e9b8';
export const INSULATION_SIDE = '#e2c66d';
export const MEMBRANE_SIDE = '#d8d6cc';
export const MEMBRANE_EDGE = '#e9e7de';
export const STONE_TOP = '#d8cdbb';
export const STONE_SIDE = '#b3a691';
export const METAL_SIDE = '#b9c4c7';
export const SHINGLE_SIDE = '#b9ad9e';
export const SHINGLE_EDGE = '#a89f93';
export const WALL_FRONT = '#f7ecd9';
export const WALL_SIDE = '#efe3cf';
export const TILE_DEEP = '#be5033';
export const TILE_BRIGHT = '#c75a3e';
export const TILE_PALE = '#d97a5c';

/* Rooms, and what water does in them */
export const ROOM = '#fbe9c8';
export const PLASTER = '#f6ead0';
export const LAMPLIGHT = '#fbe7bf';
export const WATER_STAIN = '#cfa98a';
export const SHADOWED = '#4a3b36';

/* About a roof */
export const CHIMNEY_WASH = '#d2b79d';
export const CHIMNEY_CAP = '#bfa083';
export const CLAY_BRICK = '#b08a74';
export const CLAY_TINT = '#f0d4ca';
export const GUTTER = '#dbe6e9';
export const UNDERLAYMENT = '#5b6471';
export const PAPER_DRAWN = '#e9e3d7';
export const TARPAULIN = '#5f9dbb';
export const PAVEMENT = '#c2b5a0';
export const DUST = '#d8b47a';
export const HAZE = '#f7e3c6';

/* A light that glances off */
export const GLINT = '#fff';

/* Climate zones, where no material gives the wash */
export const COAST = '#bcd8dc';
export const COASTAL_PLAIN = '#e3e7cd';
export const VALLEY = '#f0c98f';
export const LOW_DESERT = '#e0a27c';

/** Wash and contours of the range, by the sky over it. */
export const RANGE_COLORS = {
  dawn: { wash: HAZE, contour: '#c08f68' },
  noon: { wash: '#e6e7db', contour: '#84978c' },
  gold: { wash: '#f5dcab', contour: '#bb8645' },
  dusk: { wash: '#f1cfb8', contour: '#b0705a' },
} as const;
