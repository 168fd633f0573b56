import type { BannerSource, MenuSource, ShopSource } from '../source.ts'

export const banners: BannerSource[] = [
  {
    name: 'digital-week',
    title: 'هفتهٔ دیجیتال',
    subtitle: 'تا ۳۰ درصد تخفیف روی هدفون، ساعت و دستهٔ بازی',
    button: 'دیدن حراج',
    hue: 262,
    objects: [
      { emoji: '🎧', colour: '#f4f4f2' },
      { emoji: '⌚' },
      { emoji: '📱' },
      { emoji: '🎮' },
      { emoji: '🔋' },
    ],
    target: { kind: 'on_sale' },
  },
  {
    name: 'spring-dress',
    title: 'پیراهن‌های تازه رها',
    subtitle: 'پارچه طبیعی، برش آزاد، رنگ‌های بهاری',
    button: 'دیدن پیراهن‌ها',
    hue: 350,
    objects: [
      { emoji: '👗', colour: '#f4f4f2' },
      { emoji: '👜' },
      { emoji: '👠', colour: '#8c1d3b' },
      { emoji: '👒' },
      { emoji: '🌸' },
    ],
    target: { kind: 'category', slug: 'dresses' },
  },
  {
    name: 'tea-time',
    title: 'عصرانه با لعابین',
    subtitle: 'قوری و فنجان دست‌ساز، تازه از کوره',
    button: 'قوری انار',
    hue: 155,
    objects: [{ emoji: '🫖' }, { emoji: '☕' }, { emoji: '🍰' }, { emoji: '🍪' }, { emoji: '🍋' }],
    target: { kind: 'product', slug: 'laabin-anar-teapot' },
  },
  {
    name: 'mountain',
    title: 'وقت کوه است',
    subtitle: 'بوت، چادر و کوله برای آخر هفته',
    button: 'تجهیزات سفر',
    hue: 215,
    objects: [
      { emoji: '⛺', colour: '#e8752e' },
      { emoji: '🥾' },
      { emoji: '🎒' },
      { emoji: '🧭' },
      { emoji: '🔦' },
    ],
    target: { kind: 'category', slug: 'outdoor' },
  },
  {
    name: 'kids',
    title: 'شادی در جعبه',
    subtitle: 'اسباب‌بازی‌هایی که خیال را راه می‌اندازند',
    button: 'اسباب‌بازی‌ها',
    hue: 300,
    objects: [{ emoji: '🧸' }, { emoji: '🚂' }, { emoji: '🎲' }, { emoji: '🪁' }, { emoji: '🚀' }],
    target: { kind: 'category', slug: 'kids' },
  },
  {
    name: 'coffee-guide',
    title: 'قهوهٔ خوب در خانه',
    subtitle: 'راهنمای دم‌آوری، از دانه تا فنجان',
    button: 'خواندن راهنما',
    hue: 45,
    objects: [{ emoji: '☕' }, { emoji: '🍫' }, { emoji: '🍪' }, { emoji: '🫘' }, { emoji: '🌰' }],
    target: { kind: 'post', slug: 'brewing-coffee-at-home' },
  },
]

export const intro: ShopSource['intro'] = [
  {
    title: 'به ویترین خوش آمدید',
    text: 'هزار چیز خوب، یک‌جا و بی‌شلوغی. تازه‌ها هر صبح اینجا هستند.',
    picture: { emoji: '🛍️', hue: 262 },
  },
  {
    title: 'زود می‌رسد',
    text: 'در تهران و کرج همان روز، در همهٔ ایران تا پنج روز. تا سبد شما کامل شود، ارسال رایگان است.',
    picture: { emoji: '🎁', hue: 20 },
  },
  {
    title: 'با خیال آسوده',
    text: 'نپسندیدید؟ تا هفت روز پس بدهید. پولتان به همان کارت برمی‌گردد.',
    picture: { emoji: '🔒', hue: 150 },
  },
]

const category = (title: string, slug: string, children?: MenuSource[]): MenuSource => ({
  title,
  url: `/product-category/${slug}`,
  children,
})

export const menu: MenuSource[] = [
  category('دیجیتال', 'digital', [
    category('هدفون و هدست', 'digital/audio/headphones'),
    category('گوشی و لوازم جانبی', 'digital/mobile/phones'),
    category('ساعت', 'digital/mobile/watches'),
    category('لپ‌تاپ و لوازم جانبی', 'digital/computers/computer-gear'),
    category('بازی و کنسول', 'digital/computers/gaming'),
  ]),
  category('مد و پوشاک', 'fashion', [
    category('زنانه', 'fashion/women'),
    category('مردانه', 'fashion/men'),
    category('کفش', 'fashion/shoes'),
    category('کیف و کوله', 'fashion/bags'),
    category('اکسسوری', 'fashion/accessories'),
  ]),
  category('خانه و آشپزخانه', 'home', [
    category('سرو چای و قهوه', 'home/kitchen/tea-coffee-ware'),
    category('پخت‌وپز و غذاخوری', 'home/kitchen/cookware'),
    category('دکور و گل‌وگیاه', 'home/decor'),
    category('مبلمان', 'home/furniture'),
  ]),
  category('خوراکی', 'food', [
    category('شیرینی و شکلات', 'food/sweets'),
    category('آجیل و خشکبار', 'food/nuts'),
    category('چای، قهوه و نوشیدنی', 'food/drinks'),
  ]),
  {
    title: 'فروشگاه',
    url: '/shop',
    children: [
      { title: 'تازه‌ترین‌ها', url: '/shop?orderby=date&order=desc' },
      { title: 'حراج', url: '/shop/sale' },
      { title: 'برگزیده‌ها', url: '/shop/featured' },
    ],
  },
  { title: 'مجله', url: '/blog' },
  { title: 'تماس با ما', url: '/contact-us' },
]
