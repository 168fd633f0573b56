import type { ProductSource } from '#demo/source.ts'
import { accessories } from './accessories.ts'
import { baby } from './baby.ts'
import { bags } from './bags.ts'
import { ballSports } from './ball-sports.ts'
import { boardGames } from './board-games.ts'
import { books } from './books.ts'
import { cameras } from './cameras.ts'
import { cleaning } from './cleaning.ts'
import { coats } from './coats.ts'
import { computerGear } from './computer-gear.ts'
import { cookware } from './cookware.ts'
import { decor } from './decor.ts'
import { digitalGoods } from './digital-goods.ts'
import { dresses } from './dresses.ts'
import { drinks } from './drinks.ts'
import { fitness } from './fitness.ts'
import { furniture } from './furniture.ts'
import { gaming } from './gaming.ts'
import { headphones } from './headphones.ts'
import { health } from './health.ts'
import { makeup } from './makeup.ts'
import { men } from './men.ts'
import { music } from './music.ts'
import { nuts } from './nuts.ts'
import { outdoor } from './outdoor.ts'
import { pantry } from './pantry.ts'
import { phones } from './phones.ts'
import { shoes } from './shoes.ts'
import { skinHair } from './skin-hair.ts'
import { speakers } from './speakers.ts'
import { stationery } from './stationery.ts'
import { sweets } from './sweets.ts'
import { teaCoffeeWare } from './tea-coffee-ware.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'
import { watches } from './watches.ts'
import { wheels } from './wheels.ts'

/** The order gives the ids: add at the end of a list, or the ids of later products move. */
export const products: ProductSource[] = [
  ...headphones,
  ...speakers,
  ...dresses,
  ...shoes,
  ...teaCoffeeWare,
  ...sweets,
  ...phones,
  ...watches,
  ...computerGear,
  ...gaming,
  ...cameras,
  ...coats,
  ...men,
  ...bags,
  ...accessories,
  ...cookware,
  ...decor,
  ...furniture,
  ...cleaning,
  ...tools,
  ...skinHair,
  ...makeup,
  ...health,
  ...nuts,
  ...drinks,
  ...pantry,
  ...books,
  ...stationery,
  ...music,
  ...digitalGoods,
  ...ballSports,
  ...fitness,
  ...wheels,
  ...outdoor,
  ...toys,
  ...boardGames,
  ...baby,
]
