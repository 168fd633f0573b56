import type { PictureSource } from '../source.ts'
import { type Backdrop, FLOOR, PODIUM } from './backdrop.ts'
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

const companions = (picture: PictureSource): PictureSource[] =>
  (picture.with ?? []).map((emoji) => ({ emoji }))

const SPOTS = {
  standing: [
    { x: 0.795, y: 0.79, size: 0.31 },
    { x: 0.205, y: 0.785, size: 0.28 },
  ],
  lying: [
    { x: 0.79, y: 0.76, size: 0.3 },
    { x: 0.2, y: 0.24, size: 0.26 },
  ],
}

const group = (picture: PictureSource, lying: boolean): Prop[] => {
  const others = companions(picture)
    .slice(0, 2)
    .map((other, index): Prop => {
      const spot = lying ? SPOTS.lying[index] : SPOTS.standing[index]
      return { ...other, ...spot!, lying, turn: lying ? 10 - index * 26 : 0 }
    })
  const main: Prop = lying
    ? { ...picture, x: 0.46, y: 0.5, size: 0.58, turn: -6, lying }
    : { ...picture, x: 0.47, y: 0.845, size: 0.56 }
  return [...others, main]
}

/** The shots of one product; `hue` is the studio's colour, `turn` varies it among neighbours. */
export const stage = (name: string, shot: Shot, picture: PictureSource, hue: number): Scene => {
  const lying = isLying(picture)
  const { emoji, colour } = picture
  const own = picture.hue ?? hue
  switch (shot) {
    case 'front':
      return square(name, { hue: own, tone: 'pastel', room: 'plain' }, [
        lying
          ? { emoji, colour, x: MIDDLE, y: 0.49, size: 0.66, lying }
          : { emoji, colour, x: MIDDLE, y: FLOOR + 0.03, size: 0.62 },
      ])
    case 'angle':
      return lying
        ? square(name, { hue: own, tone: 'fresh', room: 'disc' }, [
            { emoji, colour, x: MIDDLE, y: 0.48, size: 0.58, turn: 14, mirror: true, lying },
          ])
        : square(name, { hue: own, tone: 'fresh', room: 'podium' }, [
            { emoji, colour, x: MIDDLE, y: PODIUM + 0.012, size: 0.54, mirror: true },
          ])
    case 'closeup':
      return square(name, { hue: own, tone: 'pastel', room: 'window' }, [
        { emoji, colour, x: 0.57, y: 0.56, size: 1.08, turn: -8, lying: true },
      ])
    case 'group':
      return square(
        name,
        { hue: own, tone: 'pastel', room: lying ? 'disc' : 'podium' },
        lying ? group(picture, true) : group(picture, false).map((prop) => ({ ...prop, y: prop.y - 0.07 })),
      )
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
