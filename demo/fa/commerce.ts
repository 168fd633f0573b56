import type { ApiKeySource, CustomerSource, ShopSource, ZoneSource } from '../source.ts'

const FREE_FROM = '2500000'

export const zones: ZoneSource[] = [
  {
    name: 'تهران و البرز',
    places: ['IR:THR', 'IR:ABZ'],
    methods: [
      {
        method: 'flat_rate',
        title: 'پیک شهری، همان روز یا فردا',
        settings: { cost: '65000', tax_status: 'none' },
      },
      {
        method: 'free_shipping',
        title: 'ارسال رایگان',
        settings: { requires: 'either', min_amount: FREE_FROM, ignore_discounts: 'no' },
      },
      {
        method: 'local_pickup',
        title: 'تحویل حضوری از انبار ونک',
        settings: { cost: '0', tax_status: 'none' },
      },
    ],
  },
  {
    name: 'استان‌های مرکزی و شمالی',
    places: [
      'IR:QHM',
      'IR:GZN',
      'IR:MKZ',
      'IR:SMN',
      'IR:ESF',
      'IR:HDN',
      'IR:ZJN',
      'IR:GIL',
      'IR:MZN',
      'IR:GLS',
      'IR:LRS',
      'IR:YZD',
    ],
    methods: [
      {
        method: 'flat_rate',
        title: 'پست پیشتاز، دو تا سه روز کاری',
        settings: { cost: '89000', tax_status: 'none' },
      },
      {
        method: 'free_shipping',
        title: 'ارسال رایگان',
        settings: { requires: 'either', min_amount: '3500000', ignore_discounts: 'no' },
      },
    ],
  },
  {
    name: 'استان‌های مرزی و جنوبی',
    places: [
      'IR:EAZ',
      'IR:WAZ',
      'IR:ADL',
      'IR:KRD',
      'IR:KRH',
      'IR:ILM',
      'IR:KHZ',
      'IR:CHB',
      'IR:KBD',
      'IR:FRS',
      'IR:BHR',
      'IR:HRZ',
      'IR:KRN',
      'IR:SBN',
      'IR:RKH',
      'IR:NKH',
      'IR:SKH',
    ],
    methods: [
      {
        method: 'flat_rate',
        title: 'پست پیشتاز، سه تا پنج روز کاری',
        settings: { cost: '119000', tax_status: 'none' },
      },
      {
        method: 'free_shipping',
        title: 'ارسال رایگان',
        settings: { requires: 'either', min_amount: '5000000', ignore_discounts: 'no' },
      },
    ],
  },
  {
    name: 'جاهای دیگر',
    places: [],
    methods: [
      { method: 'flat_rate', title: 'پست بین‌المللی', settings: { cost: '1900000', tax_status: 'none' } },
    ],
  },
]

export const taxes: ShopSource['taxes'] = {
  classes: [
    { slug: 'reduced-rate', name: 'نرخ کاهش‌یافته' },
    { slug: 'zero-rate', name: 'معاف' },
  ],
  rates: [
    { country: 'IR', state: '', percent: 10, name: 'ارزش افزوده', class: '', shipping: true },
    {
      country: 'IR',
      state: '',
      percent: 5,
      name: 'ارزش افزوده کاهش‌یافته',
      class: 'reduced-rate',
      shipping: false,
    },
    { country: 'IR', state: '', percent: 0, name: 'معاف', class: 'zero-rate', shipping: false },
  ],
}

export const customers: CustomerSource[] = [
  {
    email: 'admin@vitrin.example',
    username: 'demo-admin',
    password: 'Vitrin-Admin-1405',
    role: 'administrator',
    purpose: 'مدیر فروشگاه نمونه',
    first_name: 'مدیر',
    last_name: 'نمونه',
    mobile: '09120000001',
    address: {
      address_1: 'خیابان ونک، پلاک ۱',
      city: 'تهران',
      state: 'THR',
      postcode: '1991613511',
      country: 'IR',
    },
  },
  {
    email: 'shopper@vitrin.example',
    username: 'demo-shopper',
    password: 'Vitrin-Shop-1405',
    role: 'customer',
    purpose: 'مشتری نمونه',
    first_name: 'مریم',
    last_name: 'افشار',
    mobile: '09120000002',
    address: {
      address_1: 'سعادت‌آباد، خیابان سرو غربی، پلاک ۱۴، واحد ۵',
      city: 'تهران',
      state: 'THR',
      postcode: '1998814635',
      country: 'IR',
    },
  },
  {
    email: 'wholesale@vitrin.example',
    username: 'demo-wholesale',
    password: 'Vitrin-Omde-1405',
    role: 'wholesale_customer',
    purpose: 'خریدار عمده نمونه',
    first_name: 'فرهاد',
    last_name: 'نیکنام',
    mobile: '09120000003',
    address: {
      address_1: 'خیابان شهید باهنر، بازار کویتی‌ها',
      city: 'اهواز',
      state: 'KHZ',
      postcode: '6134715643',
      country: 'IR',
    },
  },
  {
    email: 'rayan@vitrin.example',
    username: 'demo-vendor',
    password: 'Vitrin-Ghorfe-1405',
    role: 'vendor',
    purpose: 'فروشنده نمونه، رایان‌کالا',
    first_name: 'بهنام',
    last_name: 'صدری',
    mobile: '09120000004',
    address: {
      address_1: 'خیابان ولیعصر، پاساژ پایتخت، طبقه ۲',
      city: 'تهران',
      state: 'THR',
      postcode: '1519613311',
      country: 'IR',
    },
  },
]

export const apiKey: ApiKeySource = {
  consumerKey: 'ck_vitrin_demo_fa',
  consumerSecret: 'cs_vitrin_demo_1405',
}
