import { createRandom, type Random } from '../random.ts'
import type { PictureSource } from '../source.ts'
import { type Backdrop, BLOCK, FLOOR, PODIUM, type Room } from './backdrop.ts'
import type { Prop, Scene } from './studio.ts'
import { LOGO } from './word-mark.ts'

export type Shot = 'front' | 'angle' | 'closeup' | 'group'

/** Flat or slanted things, which look right seen from above; everything else stands. */
const LYING = new Set(
  [
    ...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
      '⌨️🖱️⌚🔌🔦🎤💿📀💽📞🎮🔍👕👖👗👚🧥🧦🧤🧣👔👘🥻🩳👝👟🧢🩴🪭💍🕶️👓🥽🦺🥼🌂🪥🧽🔨🪚🔧🪛🗝️🔑🪓🛠️🔩⚒️🧲🍳🍴🥄🔪🥢🍽️🪒🪮🩹💊🌡️🩺🎸🎻🎷🎺🪕🎼✏️🖊️🖋️✒️🖌️🖍️📐📏🖇️✂️📌🗂️📅🎨🔖💳🎫🎟️✉️💌📝🏸🏓🎾🏒🏑🏏🥍🎽🥋🥊🛹🎿🎣🤿🏹🪁🪃🎯🪢🧭🃏🎴🧩🪀🧷🪡🧵🍫🥐🥖🥨🍪🥜🌰🫘🍬🍭🍓🍒🍇🌶️🥕🫒🍌🍉🥝🧿🎀🪶🧾🗺️🪘🥇🏅🔖🖼️🧶🪝📿👙🩱🍀🌿🍄',
    ),
  ].map(({ segment }) => segment),
)

const isLying = (picture: PictureSource) => picture.lying ?? LYING.has(picture.emoji)

const SIDE = 1000
const MIDDLE = 0.5

const square = (name: string, backdrop: Backdrop, props: Prop[]): Scene => ({
  name,
  backdrop,
  props,
  width: SIDE,
  height: SIDE,
})

/** What stands far behind, out of focus. */
const BEHIND = ['🪴', '🪴', '🌿', '🏺', '🌷', '🌾']
/** Beside products that have no companions of their own. */
const PACKED = ['🛍️', '📦', '🎁']

interface Sitting {
  picture: PictureSource
  lying: boolean
  hue: number
  random: Random
}

const drift = ({ hue, random }: Sitting, reach: number): number =>
  (hue + random.int(-reach, reach) + 360) % 360

/** The shop window: the object alone, in one of several rooms. */
const front = (name: string, set: Sitting): Scene => {
  const { picture, lying, random } = set
  const { emoji, colour } = picture
  const hue = drift(set, 18)
  const size = random.int(64, 70) / 100
  if (lying) {
    const room = random.pick<Room>(['plain', 'plain', 'disc', 'window'])
    const turn = random.int(-9, 9)
    return square(name, { hue, tone: 'pastel', room }, [
      { emoji, colour, x: MIDDLE, y: 0.49, size, turn, lying },
    ])
  }
  const room = random.pick<Room>(['plain', 'plain', 'arch', 'podium', 'table'])
  const y = { arch: 0.815, podium: PODIUM + 0.015, table: 0.85 }[room as string] ?? FLOOR + 0.04
  // the niche and the podium take some of the room
  const fitted = room === 'arch' || room === 'podium' ? size - 0.08 : size
  return square(name, { hue, tone: 'pastel', room }, [{ emoji, colour, x: MIDDLE, y, size: fitted }])
}

/** Seen from above, with things around it that reach out of the picture. */
const flatLay = (name: string, set: Sitting): Scene => {
  const { picture, random } = set
  const { emoji, colour } = picture
  const [first = '🌿', second = '🌸'] = [
    ...(picture.with ?? []),
    ...random.sample(['🌿', '🍃', '🌸', '🎀'], 2),
  ]
  const side = random.chance(0.5) ? 1 : -1
  const at = (x: number) => MIDDLE + side * x
  const props: Prop[] = [
    { emoji: '🌿', x: at(-0.46), y: 0.07, size: 0.44, turn: side * 120, lying: true, blur: 0.012 },
    { emoji: second, x: at(-0.34), y: 0.84, size: 0.24, turn: side * -22, lying: true },
    { emoji: first, x: at(0.36), y: 0.21, size: 0.28, turn: side * 16, lying: true },
    { emoji, colour, x: at(0.02), y: 0.53, size: 0.6, turn: random.int(-14, 14), lying: true },
  ]
  const room = random.pick<Room>(['window', 'window', 'disc'])
  return square(name, { hue: drift(set, 30), tone: 'fresh', room }, props)
}

const SCENES: Record<
  'table' | 'blocks' | 'podium',
  { main: Omit<Prop, 'emoji'>; beside: Omit<Prop, 'emoji'>[] }
> = {
  table: {
    main: { x: 0.43, y: 0.87, size: 0.56 },
    beside: [
      { x: 0.8, y: 0.83, size: 0.3 },
      { x: 0.66, y: 0.745, size: 0.24 },
    ],
  },
  blocks: {
    main: { x: 0.37, y: 0.765, size: 0.52 },
    beside: [
      { x: 0.76, y: BLOCK, size: 0.28 },
      { x: 0.62, y: 0.755, size: 0.17 },
    ],
  },
  podium: {
    main: { x: 0.47, y: 0.775, size: 0.52 },
    beside: [
      { x: 0.8, y: 0.715, size: 0.29 },
      { x: 0.19, y: 0.72, size: 0.26 },
    ],
  },
}

/** In a room with its companions, something green far behind. */
const scene = (name: string, set: Sitting): Scene => {
  const { picture, random } = set
  const { emoji, colour } = picture
  const room = random.pick(['table', 'table', 'blocks', 'podium'] as const)
  const { main, beside } = SCENES[room]
  const others = picture.with ?? [random.pick(PACKED)]
  const flip = random.chance(0.5) && room !== 'blocks'
  const at = (x: number) => (flip ? 1 - x : x)
  const depth = room === 'table' ? 0.71 : 0.7
  const back: Prop = { emoji: random.pick(BEHIND), x: 0.13, y: depth, size: 0.5, blur: 0.011 }
  const props: Prop[] = [
    back,
    ...beside
      .map((spot, index) => ({ emoji: others[index], ...spot }))
      .filter((prop): prop is Prop => !!prop.emoji),
  ].toSorted((a, b) => a.y - b.y)
  const placed = [...props, { emoji, colour, ...main }].map((prop) => ({
    ...prop,
    x: at(prop.x),
    mirror: flip,
  }))
  return square(name, { hue: drift(set, 30), tone: room === 'table' ? 'pastel' : 'fresh', room }, placed)
}

/** So near that it reaches out of the picture. */
const closeup = (name: string, set: Sitting): Scene => {
  const { picture, random } = set
  const side = random.chance(0.5) ? 1 : -1
  const prop: Prop = {
    emoji: picture.emoji,
    colour: picture.colour,
    x: MIDDLE + side * 0.08,
    y: random.int(54, 60) / 100,
    size: random.int(100, 112) / 100,
    mirror: random.chance(0.5),
    lying: true,
  }
  return square(name, { hue: drift(set, 24), tone: 'pastel', room: 'window' }, [prop])
}

/** Twice: one a step behind, half hidden and out of focus. */
const angle = (name: string, set: Sitting): Scene => {
  const { picture, lying, random } = set
  const { emoji, colour } = picture
  const hue = drift(set, 24)
  if (lying) {
    return square(name, { hue, tone: 'fresh', room: 'disc' }, [
      { emoji, colour, x: 0.68, y: 0.3, size: 0.36, turn: random.int(20, 34), lying, blur: 0.006 },
      { emoji, colour, x: 0.45, y: 0.55, size: 0.58, turn: random.int(-16, -6), mirror: true, lying },
    ])
  }
  return square(name, { hue, tone: 'fresh', room: 'arch' }, [
    { emoji, colour, x: 0.64, y: 0.785, size: 0.4, blur: 0.005 },
    { emoji, colour, x: 0.43, y: 0.83, size: 0.53, mirror: true },
  ])
}

/**
 * The shots of one product; `hue` is the studio's colour. `seed` chooses room, size and neighbours, so that two
 * products of one kind do not look the same, and all colours of one product do.
 */
export const stage = (name: string, shot: Shot, picture: PictureSource, hue: number, seed = name): Scene => {
  const lying = isLying(picture)
  const set = { picture, lying, hue: picture.hue ?? hue, random: createRandom(`${seed} ${shot}`) }
  switch (shot) {
    case 'front':
      return front(name, set)
    case 'angle':
      return angle(name, set)
    case 'closeup':
      return closeup(name, set)
    case 'group':
      return lying ? flatLay(name, set) : scene(name, set)
  }
}

/** One object on a disc, made to be cut round. */
export const stageCategory = (name: string, picture: PictureSource, hue: number): Scene => ({
  name,
  backdrop: { hue: picture.hue ?? hue, tone: 'fresh', room: 'plain' },
  props: [{ emoji: picture.emoji, colour: picture.colour, x: MIDDLE, y: 0.5, size: 0.6, lying: true }],
  width: 600,
  height: 600,
})

export const stageLogo = (name: string, svg: string): Scene => ({
  name,
  backdrop: { hue: 0, tone: 'pastel', room: 'plain' },
  props: [],
  ...LOGO,
  svg,
})

/** In parts of the picture's height; x from the middle of the group. The last two float. */
const WIDE_SPOTS = [
  { x: -0.02, y: 0.86, size: 0.6 },
  { x: 0.36, y: 0.9, size: 0.38 },
  { x: -0.38, y: 0.89, size: 0.34 },
  { x: 0.42, y: 0.3, size: 0.19 },
  { x: -0.42, y: 0.34, size: 0.17 },
]

/** Wide pictures: objects on one side, quiet room for text on the inline start of the shop's language. */
export const stageWide = (
  name: string,
  objects: PictureSource[],
  backdrop: Backdrop,
  size: { width: number; height: number },
  side: 'left' | 'right',
  place: 'side' | 'middle',
): Scene => {
  const aspect = size.width / size.height
  const middle = place === 'middle' ? 0.5 : 0.62 / aspect
  const props = objects.slice(0, WIDE_SPOTS.length).map((object, index): Prop => {
    const { x, ...spot } = WIDE_SPOTS[index]!
    const floating = index > 2
    const at = middle + x / aspect
    return {
      emoji: object.emoji,
      colour: object.colour,
      ...spot,
      x: side === 'left' ? at : 1 - at,
      lying: floating,
      turn: floating ? 14 : 0,
      mirror: side === 'right',
    }
  })
  // what stands further back is painted first
  return { name, backdrop, props: props.toSorted((a, b) => a.y - b.y), ...size }
}
