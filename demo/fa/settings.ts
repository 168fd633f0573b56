import { DEFAULT_SETTINGS } from '#store/modules/settings/defaults.ts'
import type { StoreSettings } from '#store/modules/settings/schema.ts'
import type { Finder } from '../source.ts'
import { privacyHtml, refundHtml, termsHtml } from './pages.ts'

const TOP = ['digital', 'fashion', 'home', 'beauty', 'food', 'culture', 'sport', 'kids']

const home = (find: Finder): StoreSettings['home'] => [
  { type: 'banners', banner_ids: [] },
  { type: 'categories', title: '', category_ids: TOP.map(find.category) },
  { type: 'products', title: '', source: 'on_sale', countdown: true },
  { type: 'products', title: '', source: 'newest' },
  { type: 'products', title: '', source: 'featured' },
  { type: 'products', title: '', source: 'best_selling' },
  { type: 'vendors', title: '' },
  { type: 'recently-viewed', title: '' },
  { type: 'news', title: '' },
]

const gateways: StoreSettings['gateways'] = {
  ...DEFAULT_SETTINGS.gateways,
  cod: {
    enabled: true,
    title: 'پرداخت در محل',
    description: 'هنگام تحویل، نقدی یا با کارت‌خوان پیک.',
    order: 1,
    settings: {},
  },
  bacs: {
    enabled: true,
    title: 'کارت به کارت',
    description: 'مبلغ را به کارت زیر واریز کنید و تصویر رسید را بفرستید؛ سفارش پس از بررسی آماده می‌شود.',
    order: 2,
    settings: {
      account_name: 'فروشگاه ویترین',
      card_number: '6037000000000000',
      iban: 'IR000000000000000000000000',
      bank_name: 'بانک نمونه',
    },
  },
  zarinpal: {
    enabled: false,
    title: 'زرین‌پال',
    description: 'پرداخت اینترنتی با همهٔ کارت‌های شتاب.',
    order: 3,
    settings: { merchant_id: '', sandbox: 'yes' },
  },
  testbank: {
    enabled: true,
    title: 'درگاه آزمایشی',
    description: 'بانکی که پول واقعی نمی‌گیرد؛ برای آزمودن خرید.',
    order: 4,
    settings: {},
  },
}

export const settings = (find: Finder): Partial<StoreSettings> => ({
  site_name: 'ویترین',
  site_description: 'فروشگاه اینترنتی چیزهای خوب: دیجیتال، پوشاک، خانه، خوراکی و بازی',
  app_logo: { url: find.picture('logo') },
  dark_app_logo: { url: find.picture('logo-dark') },
  header_icon: 'search',
  store_address: 'تهران، میدان ونک، خیابان گاندی، پلاک ۱۲',
  store_city: 'تهران',
  store_state: 'THR',
  store_postcode: '1517613511',
  phone_numbers: ['02100001100', '09000000100'],
  contact_email: 'salam@vitrin.example',
  phone_no: '02100001100',
  iframe_google_map:
    'https://www.openstreetmap.org/export/embed.html?bbox=51.402%2C35.752%2C51.418%2C35.762&layer=mapnik&marker=35.757%2C51.410',
  footer_html: '<p>ویترین؛ چیزهای خوب، یک‌جا و بی‌شلوغی.</p>',
  app_link: '',
  fast_access_in_footer: [
    { title: 'دیجیتال', url: '/product-category/digital' },
    { title: 'مد و پوشاک', url: '/product-category/fashion' },
    { title: 'خانه و آشپزخانه', url: '/product-category/home' },
    { title: 'مجله', url: '/blog' },
  ],
  footer_pages: [
    { id: find.page('about-us'), title: 'دربارهٔ ویترین', url: `/page/${find.page('about-us')}` },
    { id: find.page('terms'), title: 'شرایط استفاده', url: `/page/${find.page('terms')}` },
    { id: find.page('privacy-policy'), title: 'حریم خصوصی', url: `/page/${find.page('privacy-policy')}` },
  ],
  sidebar_pages: [
    { id: find.page('refund-policy'), title: 'بازگشت کالا', url: `/page/${find.page('refund-policy')}` },
    { id: find.page('terms'), title: 'شرایط استفاده', url: `/page/${find.page('terms')}` },
  ],
  side_menu_data: TOP.map(find.category),
  popular_searches: ['هدفون بی‌سیم', 'کفش دویدن', 'قوری', 'پسته', 'کوله پشتی', 'کتاب'],
  social_network: {
    instagram: 'https://instagram.com/vitrin.demo',
    whatsapp: 'https://wa.me/989000000100',
    telegram: 'https://t.me/vitrin_demo',
    youtube: '',
  },
  terms_page_id: find.page('terms'),
  privacy_page_id: find.page('privacy-policy'),
  about_us_page: find.page('about-us'),
  mvf_enabled: 1,
  trust_badges: [
    { title: 'هفت روز ضمانت بازگشت', icon: 'assignment_return', url: `/page/${find.page('refund-policy')}` },
    { title: 'پرداخت امن', icon: 'lock', url: '' },
    { title: 'ضمانت اصل بودن کالا', icon: 'verified', url: '' },
    { title: 'پشتیبانی شش روز هفته', icon: 'support_agent', url: '/contact-us' },
  ],
  privacyPolicy: privacyHtml,
  termServices: termsHtml,
  refundPolicy: refundHtml,
  vendor_products: 'review',
  return_days: 7,
  product_feeds: ['torob', 'google', 'emalls'],
  home: home(find),
  currency: { code: 'IRT', symbol: 'تومان', decimals: 0, position: 'right_space', display_as: '' },
  timezone: 'Asia/Tehran',
  country: 'IR',
  enable_wp_point_reward: true,
  points_per_amount: 10_000,
  point_value: 200,
  admin_email: 'admin@vitrin.example',
  mail_from_name: 'ویترین',
  mail_from_address: 'salam@vitrin.example',
  gateways,
})
