import type { AttributeSource, TermSource } from '../source.ts'

export const attributes: AttributeSource[] = [
  {
    slug: 'pa_color',
    name: 'Color',
    type: 'color',
    terms: {
      black: ['Black', '#23262d'],
      white: ['White', '#f4f4f2'],
      grey: ['Stone grey', '#8b8f98'],
      navy: ['Navy', '#1f3a6e'],
      sky: ['Sky', '#4f95d8'],
      teal: ['Teal', '#2a9d98'],
      forest: ['Forest', '#2f7d55'],
      moss: ['Moss', '#6f7d3a'],
      mustard: ['Mustard', '#e0b03a'],
      rust: ['Rust', '#c8602c'],
      red: ['Red', '#cf3a3a'],
      plum: ['Plum', '#6f3f74'],
      rose: ['Rose', '#e08fae'],
      sand: ['Sand', '#d6c09c'],
      brown: ['Brown', '#7a4a2b'],
    },
  },
  {
    slug: 'pa_size',
    name: 'Size',
    type: 'select',
    terms: { xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL', xxl: '2XL' },
  },
  {
    slug: 'pa_shoe-size',
    name: 'US shoe size',
    type: 'select',
    terms: { '6': '6', '7': '7', '8': '8', '9': '9', '10': '10', '11': '11', '12': '12' },
  },
  {
    slug: 'pa_material',
    name: 'Material',
    type: 'select',
    terms: {
      cotton: 'Organic cotton',
      linen: 'Linen',
      wool: 'Merino wool',
      leather: 'Full-grain leather',
      canvas: 'Waxed canvas',
      oak: 'White oak',
      stoneware: 'Stoneware',
      steel: 'Stainless steel',
      'cast-iron': 'Cast iron',
      aluminum: 'Aluminum',
      recycled: 'Recycled nylon',
    },
  },
  {
    slug: 'pa_connection',
    name: 'Connection',
    type: 'select',
    terms: { bluetooth: 'Bluetooth', wired: 'Cable', 'usb-c': 'USB-C', wifi: 'Wi-Fi' },
  },
  {
    slug: 'pa_pack',
    name: 'Pack',
    type: 'select',
    terms: { '4oz': '4 oz', '8oz': '8 oz', '12oz': '12 oz', '2lb': '2 lb' },
  },
  {
    slug: 'pa_for',
    name: 'Made for',
    type: 'select',
    terms: { women: 'Women', men: 'Men' },
  },
  {
    slug: 'pa_warranty',
    name: 'Warranty',
    type: 'select',
    terms: { '1y': '1 year', '2y': '2 years', '5y': '5 years', life: 'Lifetime' },
  },
  {
    slug: 'pa_card-value',
    name: 'Card value',
    type: 'select',
    terms: { '25': '$25', '50': '$50', '100': '$100', '200': '$200' },
  },
]

export const tags: TermSource[] = [
  { slug: 'gift', name: 'Gift' },
  { slug: 'handmade', name: 'Handmade' },
  { slug: 'wireless', name: 'Wireless' },
  { slug: 'work-from-home', name: 'Work from home' },
  { slug: 'travel', name: 'Travel' },
  { slug: 'everyday', name: 'Everyday' },
  { slug: 'rainy-day', name: 'Rainy day' },
  { slug: 'winter', name: 'Winter' },
  { slug: 'summer', name: 'Summer' },
  { slug: 'vegan', name: 'Vegan' },
  { slug: 'small-batch', name: 'Small batch' },
  { slug: 'limited', name: 'Limited' },
  { slug: 'family', name: 'Family' },
  { slug: 'repairable', name: 'Repairable' },
  { slug: 'camping', name: 'Camping' },
  { slug: 'instant', name: 'Instant delivery' },
]

export const brands: TermSource[] = [
  {
    slug: 'murmur',
    name: 'Murmur',
    description: 'Headphones and radios with a warm, unhurried sound.',
    picture: { emoji: '🎵' },
  },
  {
    slug: 'deskling',
    name: 'Deskling',
    description: 'Quiet tools for the place you spend most of the day.',
    picture: { emoji: '🖥️' },
  },
  {
    slug: 'fieldloom',
    name: 'Fieldloom',
    description: 'Plain clothes in honest cloth, cut and sewn in Vermont.',
    picture: { emoji: '🧵' },
  },
  {
    slug: 'saunter',
    name: 'Saunter',
    description: 'Shoes for people who would rather walk.',
    picture: { emoji: '👟' },
  },
  {
    slug: 'packwright',
    name: 'Packwright',
    description: 'Bags stitched so that they can be unstitched and mended.',
    picture: { emoji: '🧳' },
  },
  {
    slug: 'kilnday',
    name: 'Kilnday',
    description: 'Tableware from a two-kiln pottery by the river.',
    picture: { emoji: '🏺' },
  },
  {
    slug: 'roomy',
    name: 'Roomy',
    description: 'Furniture that leaves some room for the people.',
    picture: { emoji: '🪑' },
  },
  {
    slug: 'ember-oat',
    name: 'Ember & Oat',
    description: 'A roaster and a bakery that share one oven.',
    picture: { emoji: '🍪' },
  },
  {
    slug: 'talus',
    name: 'Talus',
    description: 'Light gear with few straps, for three-day weekends.',
    picture: { emoji: '🏔️' },
  },
  {
    slug: 'lamplight',
    name: 'Lamplight Press',
    description: 'Books and games for the hour before sleep.',
    picture: { emoji: '📖' },
  },
]

export const shippingClasses: TermSource[] = [
  { slug: 'bulky', name: 'Bulky', description: 'Comes by freight, with a call the day before.' },
  { slug: 'chilled', name: 'Chilled', description: 'Travels in an insulated box, Monday to Wednesday only.' },
]
