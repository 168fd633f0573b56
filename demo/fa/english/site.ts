import type { TranslationSource } from '#demo/source.ts'
import { privacyHtml, refundHtml, termsHtml } from './pages.ts'

export const menu: TranslationSource['menu'] = {
  دیجیتال: 'Electronics',
  'هدفون و هدست': 'Headphones',
  'گوشی و لوازم جانبی': 'Phones',
  ساعت: 'Watches',
  'لپ‌تاپ و لوازم جانبی': 'Laptops',
  'بازی و کنسول': 'Gaming',
  'مد و پوشاک': 'Fashion',
  زنانه: 'Women',
  مردانه: 'Men',
  کفش: 'Shoes',
  'کیف و کوله': 'Bags',
  اکسسوری: 'Accessories',
  'خانه و آشپزخانه': 'Home & Kitchen',
  'سرو چای و قهوه': 'Tea & Coffee',
  'پخت‌وپز و غذاخوری': 'Cooking & Dining',
  'دکور و گل‌وگیاه': 'Decor & Plants',
  مبلمان: 'Furniture',
  خوراکی: 'Food',
  'شیرینی و شکلات': 'Sweets & Chocolate',
  'آجیل و خشکبار': 'Nuts & Dried Fruit',
  'چای، قهوه و نوشیدنی': 'Tea, Coffee & Drinks',
  فروشگاه: 'Shop',
  تازه‌ترین‌ها: 'New arrivals',
  حراج: 'Sale',
  برگزیده‌ها: 'Featured',
  مجله: 'Blog',
  'تماس با ما': 'Contact us',
}

export const banners: TranslationSource['banners'] = {
  'digital-week': {
    title: 'Electronics Week',
    subtitle: 'Up to 30% off headphones, watches and game controllers',
    button: 'See the sale',
  },
  'spring-dress': {
    title: 'New Dresses by Raha',
    subtitle: 'Natural fabrics, a free cut, the colors of spring',
    button: 'See the dresses',
  },
  'tea-time': {
    title: 'Afternoon Tea with Laabin',
    subtitle: 'Handmade teapots and cups, fresh from the kiln',
    button: 'The Anar teapot',
  },
  mountain: {
    title: 'Time for the Mountains',
    subtitle: 'Boots, tents and backpacks for the weekend',
    button: 'Travel gear',
  },
  kids: { title: 'Joy in a Box', subtitle: 'Toys that set the imagination going', button: 'Toys' },
  'coffee-guide': {
    title: 'Good Coffee at Home',
    subtitle: 'A guide to brewing, from bean to cup',
    button: 'Read the guide',
  },
}

export const intro: TranslationSource['intro'] = [
  {
    title: 'Welcome to Vitrin',
    text: 'A thousand good things in one place, without the crowd. New ones arrive every morning.',
  },
  {
    title: 'It arrives soon',
    text: 'On the same day in Tehran and Karaj, within five days all over Iran. Free once your cart is large enough.',
  },
  {
    title: 'With peace of mind',
    text: 'Not to your liking? Send it back within seven days. The money returns to the same card.',
  },
]

export const vendors: TranslationSource['vendors'] = {
  'rayan-kala': {
    name: 'Rayan Kala',
    firstName: 'Behnam',
    lastName: 'Sadri',
    description:
      'We have sold computers and gadgets since 2012, and stand by what we sell. Each device is switched on and tried before it is sent.',
  },
  'khaneh-mod': {
    name: 'Raha Fashion House',
    firstName: 'Nazanin',
    lastName: 'Kian',
    description:
      'A family workshop of twelve tailors. Design, cutting and sewing are done right here, and of each model there are a few dozen.',
  },
  'khaneh-aram': {
    name: 'Khaneh Aram',
    firstName: 'Sepideh',
    lastName: 'Rezaei',
    description:
      'We gather things for the home from small makers: a potter in Yazd, a joiner in Gilan, a weaver in Khorasan.',
  },
  golbarg: {
    name: 'Golbarg',
    firstName: 'Elham',
    lastName: 'Tavakoli',
    description:
      'Genuine beauty and health products with fresh dates, and free advice for your skin before you buy.',
  },
  baghestan: {
    name: 'Baghestan',
    firstName: 'Yousef',
    lastName: 'Ahmadi',
    description:
      'Straight from the orchards of Kerman, Damghan and Urmia. Each batch has a passport: where, when, and by whose hands.',
  },
  'ketab-saz': {
    name: 'Ketab, Saz & Bazi',
    firstName: 'Mehran',
    lastName: 'Delavar',
    description:
      'A bookshop of the neighborhood with one room full of instruments and another full of toys. Drop in, there is tea.',
  },
}

export const deliveries: TranslationSource['deliveries'] = {
  'پیک شهری، همان روز یا فردا': 'City courier, today or tomorrow',
  'ارسال رایگان': 'Free delivery',
  'تحویل حضوری از انبار ونک': 'Pick up at the Vanak warehouse',
  'پست پیشتاز، دو تا سه روز کاری': 'Express post, 2–3 business days',
  'پست پیشتاز، سه تا پنج روز کاری': 'Express post, 3–5 business days',
  'پست بین‌المللی': 'International post',
}

export const gateways: TranslationSource['gateways'] = {
  cod: { title: 'Cash on delivery', description: 'In cash or by the courier’s card reader.' },
  bacs: {
    title: 'Card to card',
    description: 'Transfer the amount to the card below and send the receipt; we pack once it is checked.',
  },
  zarinpal: { title: 'ZarinPal', description: 'Online payment with all Shetab cards.' },
  testbank: {
    title: 'Test gateway',
    description: 'A bank that takes no real money, for trying out the checkout.',
  },
}

export const settings: TranslationSource['settings'] = (find) => ({
  site_name: 'Vitrin',
  site_description: 'An online shop of good things: electronics, fashion, home, food and play',
  store_address: '12 Gandhi Street, Vanak Square, Tehran',
  footer_html: '<p>Vitrin: good things in one place, without the crowd.</p>',
  fast_access_in_footer: [
    { title: 'Electronics', url: '/product-category/digital' },
    { title: 'Fashion', url: '/product-category/fashion' },
    { title: 'Home & Kitchen', url: '/product-category/home' },
    { title: 'Blog', url: '/blog' },
  ],
  footer_pages: [
    { id: find.page('about-us'), title: 'About Vitrin', url: `/page/${find.page('about-us')}` },
    { id: find.page('terms'), title: 'Terms of use', url: `/page/${find.page('terms')}` },
    { id: find.page('privacy-policy'), title: 'Privacy', url: `/page/${find.page('privacy-policy')}` },
  ],
  sidebar_pages: [
    { id: find.page('refund-policy'), title: 'Returns', url: `/page/${find.page('refund-policy')}` },
    { id: find.page('terms'), title: 'Terms of use', url: `/page/${find.page('terms')}` },
  ],
  popular_searches: ['wireless headphones', 'running shoes', 'teapot', 'pistachios', 'backpack', 'book'],
  trust_badges: [
    { title: 'Seven days to return', icon: 'assignment_return', url: `/page/${find.page('refund-policy')}` },
    { title: 'Secure payment', icon: 'lock', url: '' },
    { title: 'Genuine goods', icon: 'verified', url: '' },
    { title: 'Support six days a week', icon: 'support_agent', url: '/contact-us' },
  ],
  privacyPolicy: privacyHtml,
  termServices: termsHtml,
  refundPolicy: refundHtml,
})
