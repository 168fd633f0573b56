import type { ProductSource } from '#demo/source.ts'
import { audio } from './audio.ts'
import { clothing } from './clothing.ts'
import { desk } from './desk.ts'
import { home } from './home.ts'
import { pantryAndOutdoors } from './pantry-outdoors.ts'
import { readAndPlay } from './read-play.ts'
import { shoesAndBags } from './shoes-bags.ts'

/** The order gives the ids: add at the end of a list, or the ids of later products move. */
export const products: ProductSource[] = [
  ...audio,
  ...desk,
  ...clothing,
  ...shoesAndBags,
  ...home,
  ...pantryAndOutdoors,
  ...readAndPlay,
]
