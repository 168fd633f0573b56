import type { TranslationSource } from '#demo/source.ts'
import { privacyHtml, refundHtml, termsHtml } from './pages.ts'

export const menu: TranslationSource['menu'] = {
  Tech: 'دیجیتال',
  Headphones: 'هدفون',
  'Speakers & Radios': 'اسپیکر و رادیو',
  'Desk & Phone': 'میز کار و گوشی',
  Clothing: 'پوشاک',
  'Tops & Layers': 'بالاپوش',
  Shoes: 'کفش',
  'Bags & Extras': 'کیف و متعلقات',
  'Home & Living': 'خانه و زندگی',
  'Kitchen & Table': 'آشپزخانه و سفره',
  'Living Room': 'نشیمن',
  Pantry: 'خوراکی',
  Outdoors: 'سفر و طبیعت',
  'Read & Play': 'کتاب و بازی',
  Shop: 'فروشگاه',
  Newest: 'تازه‌ترین‌ها',
  'On sale': 'حراج',
  'Our picks': 'برگزیده‌ها',
  Journal: 'مجله',
  Contact: 'تماس با ما',
}

export const banners: TranslationSource['banners'] = {
  'sound-week': {
    title: 'هفتهٔ صدای خوب',
    subtitle: 'هدفون و رادیو تا ۲۵٪ ارزان‌تر',
    button: 'دیدن حراج',
  },
  layers: {
    title: 'لباس برای هوای دودل',
    subtitle: 'مرینوس، کتان و یک بارانی خیلی خوب',
    button: 'بالاپوش‌ها',
  },
  'slow-tea': {
    title: 'ساعت چهار، آهسته',
    subtitle: 'قوری‌های سفالی، تازه از کوره',
    button: 'قوری رود',
  },
  'weekend-out': {
    title: 'ظهر جمعه، راه بیفتیم',
    subtitle: 'چادر، فانوس و پوتین برای دو شب بیرون از خانه',
    button: 'سفر و طبیعت',
  },
  'coffee-letter': {
    title: 'قهوهٔ بهتر با همان کتری',
    subtitle: 'سه تغییر کوچک در فنجان صبح',
    button: 'بخوانید',
  },
}

export const intro: TranslationSource['intro'] = [
  {
    title: 'به ویترین خوش آمدید',
    text: 'ویترینی که جا برای نگاه کردن دارد. هر جمعه چیزهای تازه.',
  },
  {
    title: 'زود می‌رسد',
    text: 'همان روز راهی می‌شود و تا آخر هفته پیش شماست. ارسال از ۷۵ دلار به بالا رایگان است.',
  },
  {
    title: 'پس دادنش آسان است',
    text: 'سی روز برای فکر کردن، و برچسب برگشت در خود جعبه.',
  },
]

export const vendors: TranslationSource['vendors'] = {
  'harbor-sound': {
    name: 'هاربر ساوند',
    firstName: 'دینا',
    lastName: 'ویتکام',
    description:
      'دو مهندس و یک اتاق شنیدن بالای کارگاه قایق‌سازی. هر دستگاه را روشن می‌کنیم و پیش از ارسال یک صفحهٔ کامل با آن گوش می‌دهیم.',
  },
  'loom-and-field': {
    name: 'لوم و فیلد',
    firstName: 'اینس',
    lastName: 'کالووی',
    description:
      'کارگاهی یازده‌نفره با یک میز برش دراز. از هر الگو چند ده تا می‌دوزیم و دورریز هر کدام آستر بعدی می‌شود.',
  },
  'kiln-house': {
    name: 'خانهٔ کوره',
    firstName: 'والتر',
    lastName: 'ریس',
    description: 'کار نُه سازندهٔ کوچک کنار هادسن را گرد می‌آوریم: سفالگر، نجار، شمع‌ساز و سبدبافی بسیار صبور.',
  },
}

export const deliveries: TranslationSource['deliveries'] = {
  'Air mail, 5–8 business days': 'پست هوایی، پنج تا هشت روز کاری',
  'Free air mail': 'پست هوایی رایگان',
  'Ground, 2–5 business days': 'پست زمینی، دو تا پنج روز کاری',
  'Free ground shipping': 'پست زمینی رایگان',
  'Pick up at Warren Street': 'تحویل حضوری در خیابان وارن',
  'International post': 'پست بین‌المللی',
}

export const gateways: TranslationSource['gateways'] = {
  cod: { title: 'پرداخت در محل', description: 'هنگام تحویل، نقدی یا با کارت به پیک می‌پردازید.' },
  bacs: {
    title: 'حوالهٔ بانکی',
    description: 'مبلغ را واریز کنید و رسید را بفرستید؛ همین که رسید بررسی شد سفارش را می‌بندیم.',
  },
  zarinpal: { title: 'زرین‌پال', description: 'پرداخت اینترنتی با کارت‌های بانکی ایران.' },
  testbank: {
    title: 'درگاه آزمایشی',
    description: 'بانکی که پولی جابه‌جا نمی‌کند؛ برای آزمودن خرید.',
  },
}

export const settings: TranslationSource['settings'] = (find) => {
  const page = (slug: string, title: string) => ({
    id: find.page(slug),
    title,
    url: `/page/${find.page(slug)}`,
  })
  return {
    site_name: 'ویترین',
    site_description: 'فروشگاهی کوچک از چیزهای خوب: صدا، پوشاک، خانه، خوراکی و سفر',
    store_address: 'نیویورک، خیابان وارن، پلاک ۱۱۸',
    footer_html: '<p>ویترین: کمتر، اما بهتر.</p>',
    fast_access_in_footer: [
      { title: 'هدفون', url: '/product-category/headphones' },
      { title: 'کفش', url: '/product-category/shoes' },
      { title: 'آشپزخانه و سفره', url: '/product-category/kitchen' },
      { title: 'مجله', url: '/blog' },
    ],
    footer_pages: [
      page('about-us', 'دربارهٔ ویترین'),
      page('terms', 'شرایط استفاده'),
      page('privacy-policy', 'حریم خصوصی'),
    ],
    sidebar_pages: [page('refund-policy', 'بازگشت کالا'), page('terms', 'شرایط استفاده')],
    popular_searches: ['هدفون', 'بارانی', 'قوری', 'قهوه', 'کوله‌پشتی', 'کارت هدیه'],
    trust_badges: [
      {
        title: 'سی روز ضمانت بازگشت',
        icon: 'assignment_return',
        url: page('refund-policy', '').url,
      },
      { title: 'پرداخت امن', icon: 'lock', url: '' },
      { title: 'کار سازندگان آشنا', icon: 'verified', url: '' },
      { title: 'پاسخ از یک آدم', icon: 'support_agent', url: '/contact-us' },
    ],
    privacyPolicy: privacyHtml,
    termServices: termsHtml,
    refundPolicy: refundHtml,
  }
}
