import type { Locale } from '#common/locale.ts'

interface PictureWords {
  /** alt texts; `{name}` is the product's */
  alts: { front: string; angle: string; closeup: string; group: string; colour: string }
  logo: string
}

/** Alt texts of pictures, in each language. */
export const PICTURE_WORDS: Record<Locale, PictureWords> = {
  fa: {
    alts: {
      front: '{name}، نمای روبه‌رو',
      angle: '{name}، نمای دیگر',
      closeup: '{name} از نزدیک',
      group: '{name} در کنار چیزهای هم‌خانواده',
      colour: '{name}، رنگ {colour}',
    },
    logo: 'ویترین',
  },
  en: {
    alts: {
      front: '{name}, seen from the front',
      angle: '{name}, from another side',
      closeup: '{name}, close up',
      group: '{name} among things that go with it',
      colour: '{name} in {colour}',
    },
    logo: 'Vitrin',
  },
}
