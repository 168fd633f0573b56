import type { ApiKeySource, CouponSource, CustomerSource, ShopSource, ZoneSource } from '../source.ts'

export const coupons: CouponSource[] = [
  {
    code: 'welcome10',
    discount_type: 'percent',
    value: 10,
    description: 'Ten percent off the first order',
    expires: 365,
    usage_limit_per_user: 1,
  },
  {
    code: 'fifteen-off',
    discount_type: 'fixed_cart',
    value: 15,
    description: '$15 off carts of $100 and more',
    minimum: 100,
    expires: 180,
  },
  {
    code: 'pantry2',
    discount_type: 'fixed_product',
    value: 2,
    description: '$2 off each pantry item, up to four',
    categories: ['pantry'],
    limit_usage_to_x_items: 4,
    expires: 90,
  },
  {
    code: 'listen15',
    discount_type: 'percent',
    value: 15,
    description: 'Fifteen percent off chosen headphones',
    products: ['murmur-hush-headphones', 'murmur-pebble-headphones', 'murmur-studio-line'],
    expires: 60,
  },
  {
    code: 'layers20',
    discount_type: 'percent',
    value: 20,
    description: 'Twenty percent off clothing that is not on sale',
    categories: ['clothing'],
    exclude_sale_items: 1,
    expires: 45,
  },
  {
    code: 'solo25',
    discount_type: 'percent',
    value: 25,
    description: 'Works alone, on carts up to $600',
    individual_use: 1,
    maximum: 600,
    expires: 30,
  },
  {
    code: 'shipfree',
    discount_type: 'fixed_cart',
    value: 0,
    description: 'Free shipping from $20',
    free_shipping: 1,
    minimum: 20,
    expires: 365,
  },
  {
    code: 'friends30',
    discount_type: 'percent',
    value: 30,
    description: 'For the team, by email address',
    emails: ['*@vitrin.example'],
  },
  {
    code: 'lucky15',
    discount_type: 'percent',
    value: 15,
    description: 'From a scratch card',
    expires: 60,
  },
  { code: 'yesterday', discount_type: 'percent', value: 50, description: 'Has expired', expires: -3 },
  {
    code: 'allgone',
    discount_type: 'fixed_cart',
    value: 10,
    description: 'Has been used up',
    usage_limit: 20,
    usage_count: 20,
    expires: 120,
  },
  {
    code: 'unplugged12',
    discount_type: 'percent',
    value: 12,
    description: 'Everything but tech',
    withoutCategories: ['tech'],
    expires: 120,
  },
]

/** The first zone that matches counts, so the far states come before the country. */
export const zones: ZoneSource[] = [
  {
    name: 'Alaska and Hawaii',
    places: ['US:AK', 'US:HI'],
    methods: [
      {
        method: 'flat_rate',
        title: 'Air mail, 5–8 business days',
        settings: { cost: '18.50', tax_status: 'none' },
      },
      {
        method: 'free_shipping',
        title: 'Free air mail',
        settings: { requires: 'either', min_amount: '200', ignore_discounts: 'no' },
      },
    ],
  },
  {
    name: 'United States',
    places: ['US'],
    methods: [
      {
        method: 'flat_rate',
        title: 'Ground, 2–5 business days',
        settings: { cost: '6.95', tax_status: 'none' },
      },
      {
        method: 'free_shipping',
        title: 'Free ground shipping',
        settings: { requires: 'either', min_amount: '75', ignore_discounts: 'no' },
      },
      {
        method: 'local_pickup',
        title: 'Pick up at Warren Street',
        settings: { cost: '0', tax_status: 'none' },
      },
    ],
  },
  {
    name: 'Rest of the world',
    places: [],
    methods: [
      { method: 'flat_rate', title: 'International post', settings: { cost: '29.00', tax_status: 'none' } },
    ],
  },
]

const rate = (state: string, percent: number, name: string) => ({
  country: 'US',
  state,
  percent,
  name,
  class: '',
  shipping: false,
})

export const taxes: ShopSource['taxes'] = {
  classes: [
    { slug: 'reduced-rate', name: 'Reduced rate' },
    { slug: 'zero-rate', name: 'Zero rate' },
  ],
  rates: [
    rate('NY', 4, 'NY sales tax'),
    rate('CA', 7.25, 'CA sales tax'),
    rate('TX', 6.25, 'TX sales tax'),
    { ...rate('NY', 2, 'NY reduced'), class: 'reduced-rate' },
    { ...rate('', 0, 'Exempt'), class: 'zero-rate' },
  ],
}

export const customers: CustomerSource[] = [
  {
    email: 'admin@vitrin.example',
    username: 'demo-admin',
    password: 'Vitrin-Admin-2026',
    role: 'administrator',
    purpose: 'manages the demo shop',
    first_name: 'Demo',
    last_name: 'Manager',
    mobile: '+12125550101',
    address: {
      address_1: '118 Warren Street',
      city: 'New York',
      state: 'NY',
      postcode: '10007',
      country: 'US',
    },
  },
  {
    email: 'shopper@vitrin.example',
    username: 'demo-shopper',
    password: 'Vitrin-Shop-2026',
    role: 'customer',
    purpose: 'shops at the demo shop',
    first_name: 'Nora',
    last_name: 'Ellison',
    mobile: '+15105550102',
    address: {
      address_1: '27 Alder Court, Apt 3',
      city: 'Oakland',
      state: 'CA',
      postcode: '94601',
      country: 'US',
    },
  },
  {
    email: 'wholesale@vitrin.example',
    username: 'demo-wholesale',
    password: 'Vitrin-Bulk-2026',
    role: 'wholesale_customer',
    purpose: 'sees wholesale prices',
    first_name: 'Frank',
    last_name: 'Delgado',
    mobile: '+15125550103',
    address: {
      address_1: '900 Depot Avenue',
      city: 'Austin',
      state: 'TX',
      postcode: '78702',
      country: 'US',
    },
  },
  {
    email: 'harbor@vitrin.example',
    username: 'demo-vendor',
    password: 'Vitrin-Stall-2026',
    role: 'vendor',
    purpose: 'sells as Harbor Sound Co.',
    first_name: 'Dana',
    last_name: 'Whitcomb',
    mobile: '+12075550111',
    address: {
      address_1: '41 Commercial Wharf',
      city: 'Portland',
      state: 'ME',
      postcode: '04101',
      country: 'US',
    },
  },
]

export const apiKey: ApiKeySource = {
  consumerKey: 'ck_vitrin_demo_en',
  consumerSecret: 'cs_vitrin_demo_2026',
}
