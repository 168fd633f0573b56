import { foldPersian } from '#common/persian.ts'

/** Present stems of what shoppers say they do with goods, as written and as spoken. */
const STEMS = foldPersian(
  `خوا خواه خا خر گیر دار باش کن زن بر خور خورون خوابون پوش پوشون خون خوان پز گرد بین شو رو ذار گذار نویس کش دوز شور بند
   شین نشین خواب ساز سوز یاب شناس پرس ار اور ریز چسب چسبون چین انداز نداز پیچ شکن کوب تراش رس رسون مون مان فهم دون دان
   چرخ جوش نوش پاش کار دو ترس شنو پسند فرست فروش مال ورز لغز گنج گنجون`,
)
  .split(/\s+/)
  .join('|')

const VERB = new RegExp(`^(?:ن?می|بی|ب|نی|ن)(?:${STEMS})(?:م|ی|ه|د|یم|ین|ید|ن|ند|مش|یمش|نش|مشون)$`)

/** go and become, whose stems are one letter: نره, میشم; not نرم, which is soft */
const SHORT_STEM = /^(?:ن?می[رش](?:م|ی|ه|یم|ین|ن|ند)|نر(?:ه|یم|ین|ن)|[بن]ش(?:م|ه|یم|ین|ن|ند))$/

/** Whether a folded word is an inflected verb: میپوشم, نریزه, بخونیم. */
export const isVerb = (word: string): boolean => VERB.test(word) || SHORT_STEM.test(word)
