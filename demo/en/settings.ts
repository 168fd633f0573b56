import { DEFAULT_SETTINGS } from '#store/modules/settings/defaults.ts'
import type { StoreSettings } from '#store/modules/settings/schema.ts'
import type { Finder } from '../source.ts'
import { privacyHtml, refundHtml, termsHtml } from './pages.ts'

const TOP = ['tech', 'clothing', 'home', 'pantry', 'outdoors', 'read-play']
const ROUND = ['headphones', 'tops-layers', 'shoes', 'bags', 'kitchen', 'living', 'pantry', 'outdoors']

const home = (find: Finder): StoreSettings['home'] => [
  { type: 'banners', banner_ids: [] },
  { type: 'categories', title: '', category_ids: ROUND.map(find.category) },
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
    title: 'Cash on delivery',
    description: 'Pay the courier in cash or by card.',
    order: 1,
    settings: {},
  },
  bacs: {
    enabled: true,
    title: 'Bank transfer',
    description: 'Transfer the amount and send us the receipt; we pack as soon as we have checked it.',
    order: 2,
    settings: {
      account_name: 'Vitrin Shop',
      card_number: '000000000000',
      iban: '000000000',
      bank_name: 'Sample Bank',
    },
  },
  zarinpal: {
    enabled: false,
    title: 'ZarinPal',
    description: 'Online payment with Iranian bank cards.',
    order: 3,
    settings: { merchant_id: '', sandbox: 'yes' },
  },
  testbank: {
    enabled: true,
    title: 'Test gateway',
    description: 'A bank that moves no money, for trying out the checkout.',
    order: 4,
    settings: {},
  },
}

export const settings = (find: Finder): Partial<StoreSettings> => {
  const pageLink = (slug: string, title: string) => {
    const id = find.page(slug)
    return { id, title, url: `/page/${id}` }
  }
  return {
    site_name: 'Vitrin',
    site_description: 'A small shop of good things: sound, clothes, home, pantry and outdoors',
    app_logo: { url: find.picture('logo') },
    dark_app_logo: { url: find.picture('logo-dark') },
    header_icon: 'search',
    store_address: '118 Warren Street, New York, NY 10007',
    store_city: 'New York',
    store_state: 'NY',
    store_postcode: '10007',
    phone_numbers: ['+1 212 555 0100', '+1 212 555 0199'],
    contact_email: 'hello@vitrin.example',
    phone_no: '+12125550100',
    iframe_google_map:
      'https://www.openstreetmap.org/export/embed.html?bbox=-74.016%2C40.712%2C-74.004%2C40.719&layer=mapnik&marker=40.7155%2C-74.0101',
    footer_html: '<p>Vitrin: fewer things, better ones.</p>',
    fast_access_in_footer: [
      { title: 'Headphones', url: '/product-category/headphones' },
      { title: 'Shoes', url: '/product-category/shoes' },
      { title: 'Kitchen & Table', url: '/product-category/kitchen' },
      { title: 'Journal', url: '/blog' },
    ],
    footer_pages: [
      pageLink('about-us', 'About Vitrin'),
      pageLink('terms', 'Terms of use'),
      pageLink('privacy-policy', 'Privacy'),
    ],
    sidebar_pages: [pageLink('refund-policy', 'Returns'), pageLink('terms', 'Terms of use')],
    side_menu_data: TOP.map(find.category),
    popular_searches: ['headphones', 'rain jacket', 'teapot', 'coffee', 'backpack', 'gift card'],
    social_network: {
      instagram: 'https://instagram.com/vitrin.demo',
      whatsapp: 'https://wa.me/12125550100',
      telegram: '',
      youtube: 'https://youtube.com/@vitrin-demo',
    },
    terms_page_id: find.page('terms'),
    privacy_page_id: find.page('privacy-policy'),
    about_us_page: find.page('about-us'),
    mvf_enabled: 1,
    trust_badges: [
      {
        title: 'Thirty days to return',
        icon: 'assignment_return',
        url: pageLink('refund-policy', '').url,
      },
      { title: 'Secure payment', icon: 'lock', url: '' },
      { title: 'Made by people we know', icon: 'verified', url: '' },
      { title: 'Answers from a person', icon: 'support_agent', url: '/contact-us' },
    ],
    privacyPolicy: privacyHtml,
    termServices: termsHtml,
    refundPolicy: refundHtml,
    vendor_products: 'review',
    return_days: 30,
    product_feeds: ['google'],
    home: home(find),
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
    timezone: 'America/New_York',
    country: 'US',
    weight_unit: 'lbs',
    dimension_unit: 'in',
    signin_method: 'password',
    enable_wp_point_reward: true,
    points_per_amount: 1,
    point_value: 0.05,
    admin_email: 'admin@vitrin.example',
    mail_from_name: 'Vitrin',
    mail_from_address: 'hello@vitrin.example',
    gateways,
  }
}
