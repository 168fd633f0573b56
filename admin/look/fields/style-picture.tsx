/** x, y, width, height, corner and how strong, on a field of 60 × 72. */
type Shape = [x: number, y: number, width: number, height: number, corner?: number, strength?: number]

const PICTURE: Shape = [4, 4, 52, 34, 4, 0.25]
const NAME: Shape = [4, 43, 40, 4, 2, 0.7]
const PRICE: Shape = [4, 51, 24, 4, 2, 0.5]
const BUTTON: Shape = [4, 59, 52, 9, 4, 1]
const HEART: Shape = [46, 7, 7, 7, 4, 0.8]
const ROUND: Shape = [46, 57, 10, 10, 5, 1]
const BADGE: Shape = [4, 4, 18, 7, 2, 1]

const CARDS: Shape[][] = [
  [PICTURE, BADGE, NAME, PRICE, HEART, BUTTON],
  [PICTURE, BADGE, NAME, PRICE, HEART],
  [
    PICTURE,
    [6, 6, 12, 12, 6, 1],
    [4, 42, 22, 3, 1, 0.4],
    [4, 48, 40, 4, 2, 0.7],
    [4, 60, 24, 4, 2, 0.5],
    ROUND,
  ],
  [PICTURE, NAME, [4, 59, 24, 4, 2, 0.5], [36, 56, 20, 10, 4, 1]],
  [PICTURE, NAME, PRICE, HEART, [46, 27, 9, 9, 5, 1]],
  [
    PICTURE,
    NAME,
    ...[0, 1, 2, 3, 4].map((at): Shape => [4 + at * 7, 50, 5, 5, 3, 0.8]),
    [4, 60, 24, 4, 2, 0.5],
    [46, 30, 11, 11, 6, 1],
  ],
  [PICTURE, [0, 8, 22, 7, 0, 1], [0, 18, 16, 6, 0, 0.7], NAME, PRICE],
  [
    PICTURE,
    HEART,
    NAME,
    ...[0, 1, 2, 3, 4].map((at): Shape => [4 + at * 7, 52, 5, 5, 3, 0.8]),
    [4, 62, 24, 4, 2, 0.5],
  ],
  [PICTURE, NAME, PRICE, [4, 59, 10, 9, 3, 1], [18, 62, 24, 3, 1, 0.5], [46, 59, 10, 9, 3, 1]],
  [PICTURE, [26, 28, 30, 9, 4, 1], NAME, [4, 52, 28, 4, 2, 0.4]],
  [
    [4, 4, 52, 44, 4, 0.25],
    [4, 53, 40, 4, 2, 0.7],
    [4, 61, 24, 4, 2, 0.5],
  ],
  [
    [4, 4, 52, 64, 4, 0.25],
    [9, 48, 34, 4, 2, 0.9],
    [9, 57, 22, 4, 2, 0.7],
  ],
]

const BANNER: Shape = [2, 14, 56, 36, 4, 0.3]
const dots = (y: number, corner: number): Shape[] =>
  [0, 1, 2].map((at) => [20 + at * 8, y, 5, 5, corner, at === 0 ? 1 : 0.5])

const BANNERS: Shape[][] = [
  [BANNER, ...dots(42, 3)],
  [BANNER, [2, 47, 34, 3, 1, 1]],
  [BANNER, ...dots(56, 3)],
  [BANNER, ...dots(42, 1)],
]

const pair = (shape: (x: number, y: number) => Shape[]): Shape[] =>
  [6, 40].flatMap((y) => [4, 33].flatMap((x) => shape(x, y)))
const rows = (corner: number): Shape[] =>
  [6, 28, 50].flatMap((y): Shape[] => [
    [4, y, 16, 16, corner, 0.4],
    [24, y + 6, 30, 4, 2, 0.7],
  ])

const CATEGORIES: Shape[][] = [
  pair((x, y) => [
    [x + 2, y, 19, 19, 10, 0.4],
    [x + 3, y + 22, 17, 4, 2, 0.7],
  ]),
  rows(2),
  rows(8),
  pair((x, y) => [
    [x, y, 24, 28, 3, 0.3],
    [x + 4, y + 20, 16, 4, 2, 0.9],
  ]),
  [6, 40].flatMap((y): Shape[] => [
    [4, y, 30, 5, 2, 0.9],
    ...[0, 1, 2].map((at): Shape => [4 + at * 18, y + 11, 15, 9, 5, 0.4]),
  ]),
]

const lines = (from: number): Shape[] => [0, 1, 2, 3].map((at) => [6, from + at * 9, 34, 4, 2, 0.6])
const MENU: Shape = [2, 2, 42, 68, 4, 0.15]

const MENUS: Shape[][] = [
  [MENU, [6, 8, 14, 14, 7, 0.8], [24, 13, 16, 4, 2, 0.8], ...lines(30)],
  [
    MENU,
    ...[0, 1, 2, 3].map((at): Shape => [6 + (at % 2) * 18, 6 + Math.floor(at / 2) * 16, 15, 13, 3, 0.5]),
    ...lines(42).slice(0, 3),
  ],
  [
    MENU,
    [6, 10, 34, 4, 2, 0.8],
    [12, 20, 26, 3, 1, 0.5],
    [12, 27, 26, 3, 1, 0.5],
    [6, 38, 34, 4, 2, 0.8],
    [12, 48, 26, 3, 1, 0.5],
    [6, 58, 34, 4, 2, 0.8],
  ],
]

const PICTURES: Record<string, Shape[][]> = {
  card_style: CARDS,
  banner_style: BANNERS,
  category_style: CATEGORIES,
  sidebar_type: MENUS,
}

/** What a style looks like, in a few strokes. */
export const StylePicture = ({ setting, style }: { setting: string; style: number }) => (
  <svg viewBox="0 0 60 72" width="60" height="72" aria-hidden fill="currentColor">
    <rect
      x="0.5"
      y="0.5"
      width="59"
      height="71"
      rx="6"
      fill="none"
      stroke="currentColor"
      strokeOpacity="0.25"
    />
    {PICTURES[setting]?.[style - 1]?.map(([x, y, width, height, rx = 2, fillOpacity = 1]) => (
      <rect
        key={`${x} ${y} ${width}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={rx}
        fillOpacity={fillOpacity}
      />
    ))}
  </svg>
)
