/** What one card style of the shop's settings is made of (`card_style`, 1–12). */
export interface CardLook {
  /** percent off and New: rounded badges, or ribbons from the picture's edge */
  badges: 'chips' | 'ribbons' | 'none'
  heart: 'picture' | 'row' | 'none'
  button: 'full' | 'small' | 'round' | 'picture' | 'stepper' | 'none'
  price: 'body' | 'picture'
  category: boolean
  stars: boolean
  /** the text stands on the picture */
  overlay: boolean
}

const look = (changes: Partial<CardLook>): CardLook => ({
  badges: 'chips',
  heart: 'picture',
  button: 'full',
  price: 'body',
  category: false,
  stars: false,
  overlay: false,
  ...changes,
})

const LOOKS: Record<number, CardLook> = {
  1: look({}),
  2: look({ button: 'none' }),
  3: look({ button: 'round', category: true }),
  4: look({ button: 'small' }),
  5: look({ button: 'picture' }),
  6: look({ button: 'picture', stars: true, heart: 'none' }),
  7: look({ badges: 'ribbons' }),
  8: look({ stars: true, heart: 'row', button: 'none' }),
  9: look({ button: 'stepper' }),
  10: look({ price: 'picture' }),
  11: look({ badges: 'none', heart: 'none', button: 'none' }),
  12: look({ overlay: true, button: 'none' }),
}

/** The look of a style; an unknown one is the first. */
export const cardLook = (style: number): CardLook => LOOKS[style] ?? LOOKS[1]!
