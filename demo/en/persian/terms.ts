import type { TranslationSource } from '#demo/source.ts'

export const categories: TranslationSource['categories'] = {
  tech: ['دیجیتال', 'چیزهایی با سیم یا باتری، برگزیده برای آن‌که دست‌وپاگیر نیستند.'],
  audio: ['صوتی'],
  headphones: ['هدفون'],
  speakers: ['اسپیکر و رادیو'],
  desk: ['میز کار و گوشی'],
  clothing: ['پوشاک', 'لباس، کفش و کیف، بیشتر برای پوشیدن تا عکس گرفتن.'],
  'tops-layers': ['بالاپوش'],
  shoes: ['کفش'],
  bags: ['کیف و متعلقات'],
  home: ['خانه و زندگی', 'برای آشپزخانه‌هایی که در آن‌ها می‌پزند و اتاق‌هایی که در آن‌ها می‌نشینند.'],
  kitchen: ['آشپزخانه و سفره'],
  living: ['نشیمن'],
  pantry: ['خوراکی', 'قهوه، شکلات و خوبی‌های کوچکِ تاریخ‌دار.'],
  outdoors: ['سفر و طبیعت', 'برای آخر هفته‌ای بیرون از شهر و راهِ برگشت.'],
  'read-play': ['کتاب و بازی', 'کتاب، بازی، ساز، و فایل‌هایی که همان دم می‌رسند.'],
}

export const brands: TranslationSource['brands'] = {
  murmur: ['مورمور', 'هدفون و رادیو با صدایی گرم و بی‌شتاب.'],
  deskling: ['دسکلینگ', 'ابزارهای آرام برای جایی که بیشتر روز را در آن هستید.'],
  fieldloom: ['فیلدلوم', 'لباس‌های ساده از پارچهٔ خوب، بریده و دوخته در ورمونت.'],
  saunter: ['سانتر', 'کفش برای کسانی که پیاده رفتن را خوش‌تر دارند.'],
  packwright: ['پک‌رایت', 'کیف‌هایی که می‌شود شکافت و دوباره دوخت.'],
  kilnday: ['کیلندی', 'ظرف‌هایی از سفال‌گری دو کوره‌ای کنار رود.'],
  roomy: ['رومی', 'مبلمانی که برای آدم‌ها هم جا می‌گذارد.'],
  'ember-oat': ['امبر اند اوت', 'یک قهوه‌بوداده و یک نانوایی با یک تنور.'],
  talus: ['تالوس', 'وسایل سبک و کم‌بند برای سفرهای سه‌روزه.'],
  lamplight: ['انتشارات لمپ‌لایت', 'کتاب و بازی برای ساعت پیش از خواب.'],
}

export const tags: TranslationSource['tags'] = {
  gift: ['هدیه'],
  handmade: ['دست‌ساز'],
  wireless: ['بی‌سیم'],
  'work-from-home': ['کار در خانه'],
  travel: ['سفر'],
  everyday: ['هرروزه'],
  'rainy-day': ['روز بارانی'],
  winter: ['زمستان'],
  summer: ['تابستان'],
  vegan: ['گیاهی'],
  'small-batch': ['تولید کم'],
  limited: ['محدود'],
  family: ['خانواده'],
  repairable: ['تعمیرشدنی'],
  camping: ['چادرزدن'],
  instant: ['تحویل فوری'],
}

export const attributes: TranslationSource['attributes'] = {
  pa_color: {
    name: 'رنگ',
    terms: {
      black: 'مشکی',
      white: 'سفید',
      grey: 'خاکستری سنگی',
      navy: 'سرمه‌ای',
      sky: 'آبی آسمانی',
      teal: 'سبزآبی',
      forest: 'سبز جنگلی',
      moss: 'سبز خزه‌ای',
      mustard: 'خردلی',
      rust: 'زنگاری',
      red: 'قرمز',
      plum: 'آلویی',
      rose: 'گل‌بهی',
      sand: 'شنی',
      brown: 'قهوه‌ای',
    },
  },
  pa_size: { name: 'اندازه', terms: { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL', xxl: '2XL' } },
  'pa_shoe-size': {
    name: 'شمارهٔ کفش (آمریکا)',
    terms: { '6': '6', '7': '7', '8': '8', '9': '9', '10': '10', '11': '11', '12': '12' },
  },
  pa_material: {
    name: 'جنس',
    terms: {
      cotton: 'پنبهٔ ارگانیک',
      linen: 'کتان',
      wool: 'پشم مرینوس',
      leather: 'چرم طبیعی',
      canvas: 'کرباس موم‌خورده',
      oak: 'بلوط سفید',
      stoneware: 'سفال سنگی',
      steel: 'استیل',
      'cast-iron': 'چدن',
      aluminum: 'آلومینیوم',
      recycled: 'نایلون بازیافتی',
    },
  },
  pa_connection: {
    name: 'اتصال',
    terms: { bluetooth: 'بلوتوث', wired: 'سیم', 'usb-c': 'USB-C', wifi: 'وای‌فای' },
  },
  pa_pack: {
    name: 'بسته',
    terms: { '4oz': '۴ اونس', '8oz': '۸ اونس', '12oz': '۱۲ اونس', '2lb': '۲ پوند' },
  },
  pa_for: { name: 'مناسب برای', terms: { women: 'زنانه', men: 'مردانه' } },
  pa_warranty: {
    name: 'گارانتی',
    terms: { '1y': 'یک سال', '2y': 'دو سال', '5y': 'پنج سال', life: 'مادام‌العمر' },
  },
  'pa_card-value': {
    name: 'مبلغ کارت',
    terms: { '25': '۲۵ دلار', '50': '۵۰ دلار', '100': '۱۰۰ دلار', '200': '۲۰۰ دلار' },
  },
}

export const postCategories: TranslationSource['postCategories'] = {
  'at-the-table': ['سر سفره', 'از آشپزخانه‌ها و کوره‌ها.'],
  'how-to-choose': ['راهنمای خرید', 'پیش از خرید بخوانید.'],
  weekends: ['آخر هفته', 'بیرون از خانه، یا درست‌وحسابی در خانه.'],
}

export const postTags: TranslationSource['postTags'] = {
  coffee: ['قهوه'],
  care: ['نگهداری و تعمیر'],
  headphones: ['هدفون'],
  camping: ['چادرزدن'],
  gifts: ['هدیه'],
  home: ['خانه'],
}
