import { foldPersian } from '#common/persian.ts'
import { isVerb } from '../language/verbs.ts'

const set = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => foldPersian(word).replaceAll(' ', '')),
  )

/** Words that say nothing about a product; they weigh nothing as long as others remain. */
export const FILLERS: ReadonlySet<string> = set(`
  و اینکه انکه اونکه چون از در به با بدون برای واسه واس که را رو این ان اون یک یه ها های هایی ای ی می هم یا تو توی تا روی هر همه نیز است هست
  قیمت قیمتش نرخ خرید خریدن خرید‌و‌فروش فروش فروشی بخرم بخریم خریدار لیست لیستی انواع نمونه مدل مدلهای عکس تصاویر کاتالوگ مشخصات
  اینترنتی انلاین اینترنت سفارش سفارشی ارسال فوری کجا چند چنده چقدر چقدره چیه چی کدام کدوم لطفا سلام دنبال دنبالم هستم میخوام میخواهم خوام خواهم
  میخوایم میگردم گردم میخواستم خواستم خواستید دارید دارین داری دارم داره دارد هستش باشد باشه باید بگیرم بدین بده لازم نیاز احتیاج
  کنم کنه کنیم کنند شم شیم شن بشم بشیم میکنه بشه شود میشه بتونم بتونه میتونم برم بریم ببرم بذارم بزنم بدم بپوشم بپوشه بخورم بخوریم بخونم بخونه بپزم
  من ما شما خودم خودمون برام براش واسم واسش توش روش باهاش ازش
  وسایل وسیله لوازم تجهیزات ملزومات دستگاه
  بهترین خوب عالی باکیفیت کیفیت ممتاز اصل اصلی اورجینال ارجینال شیک خوشگل قشنگ زیبا جالب جدیدا مناسب مخصوص مورد نوع جنس رنگ سایز اندازه شماره
  تکی عدد عددی دونه دانه‌ای پیشنهاد پیشنهادی معرفی ویژه محصول محصولات کالا کالای اجناس جنسی فروشگاه مغازه سایت ایران بازار تهران تومان تومن
  یاد چطور چطوری چجوری چجور کسی کسایی کسانی بلد دوست دوس عاشق علاقه علاقمند علاقه‌مند میده میدم بدم میره میرم برن
  موقع موقعی وقتی هنگام همیشه گاهی زود دیر خیلی یکم کمی فقط دیگه الان حتما حتماً شاید مثلا مثل دلم بهم بهش بهتر بهتره باحال خفن جذاب بامزه
  چیز چیزی چیزایی چیزهایی یچیزی چیا
  the a an of for and with in on to at my me i is are buy shop shopping price prices cost order online want need looking find where get best good nice quality great cool
  some any something anything thing things please store products product item items size colour color your our
  baraye vase az ba va dar ro ra ye yek kharid gheymat qeymat gheimat qeimat forosh foroosh model ha haye haa mikham mikhom mikhaham donbal behtarin khoob khub aali
  range rang saiz size
`)

/** Whether a folded word says nothing about a product: a filling word, or a verb of a shopper. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || isVerb(word)

/** Words that part what is wanted from whom or what it is for: what is wanted stands before them in English. */
export const PREPOSITIONS: ReadonlySet<string> = set('for with in of from under to on without by')

/** Words before what something is for. */
export const PURPOSE: ReadonlySet<string> = set('برای واسه واس مناسب مخصوص جهت بمنظور for baraye vase')

/** Words of a wish that names no goods: something, what. */
export const WISHING: ReadonlySet<string> = set(
  'چی چیزی یچیزی چیا چیز وسیله وسیله‌ای وسایل دستگاهی دستگاه ابزاری چجوری چطوری چطور باهاش توش روش که میخوام میخواهم میخواستم دوست دوس یاد لازم کجا چه کنم کنیم شیم بشیم شم بشم something',
)
