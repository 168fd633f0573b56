import type { BannerSource, MenuSource, ShopSource } from '../source.ts'

export const banners: BannerSource[] = [
  {
    name: 'sound-week',
    title: 'A week of good sound',
    subtitle: 'Headphones and radios, up to a quarter off',
    button: 'See the sale',
    hue: 262,
    objects: [
      { emoji: '🎧', colour: '#f4f4f2' },
      { emoji: '📻' },
      { emoji: '🔊' },
      { emoji: '🎵' },
      { emoji: '🎙️' },
    ],
    target: { kind: 'on_sale' },
  },
  {
    name: 'layers',
    title: 'Layers for odd weather',
    subtitle: 'Merino, linen and one very good raincoat',
    button: 'Tops & layers',
    hue: 350,
    objects: [
      { emoji: '🧥', colour: '#e0b03a' },
      { emoji: '👟' },
      { emoji: '🎒' },
      { emoji: '🧣' },
      { emoji: '☂️' },
    ],
    target: { kind: 'category', slug: 'tops-layers' },
  },
  {
    name: 'slow-tea',
    title: 'Four o’clock, slowly',
    subtitle: 'Stoneware teapots, fresh from the kiln',
    button: 'The river teapot',
    hue: 60,
    objects: [
      { emoji: '🫖', colour: '#3f7f86' },
      { emoji: '☕' },
      { emoji: '🍪' },
      { emoji: '🍋' },
      { emoji: '🍯' },
    ],
    target: { kind: 'product', slug: 'kilnday-river-teapot' },
  },
  {
    name: 'weekend-out',
    title: 'Out by Friday noon',
    subtitle: 'Tents, lanterns and boots for two nights away',
    button: 'Outdoors',
    hue: 215,
    objects: [
      { emoji: '⛺', colour: '#e8752e' },
      { emoji: '🥾' },
      { emoji: '🎒' },
      { emoji: '🧭' },
      { emoji: '🔦' },
    ],
    target: { kind: 'category', slug: 'outdoors' },
  },
  {
    name: 'coffee-letter',
    title: 'Better coffee, same kettle',
    subtitle: 'Three small changes to a morning cup',
    button: 'Read it',
    hue: 45,
    objects: [{ emoji: '☕' }, { emoji: '🫘' }, { emoji: '🍪' }, { emoji: '🍫' }, { emoji: '🌰' }],
    target: { kind: 'post', slug: 'better-coffee-same-kettle' },
  },
]

export const intro: ShopSource['intro'] = [
  {
    title: 'Welcome to Vitrin',
    text: 'A shop window with room to look. New things every Friday.',
    picture: { emoji: '🛍️', hue: 262 },
  },
  {
    title: 'Quick to arrive',
    text: 'Out the door the same day, at yours within the week. Shipping is free from $75.',
    picture: { emoji: '🎁', hue: 20 },
  },
  {
    title: 'Easy to return',
    text: 'Thirty days to think it over, with the label already in the box.',
    picture: { emoji: '🔒', hue: 150 },
  },
]

const category = (title: string, slug: string, children?: MenuSource[]): MenuSource => ({
  title,
  url: `/product-category/${slug}`,
  children,
})

export const menu: MenuSource[] = [
  category('Tech', 'tech', [
    category('Headphones', 'tech/audio/headphones'),
    category('Speakers & Radios', 'tech/audio/speakers'),
    category('Desk & Phone', 'tech/desk'),
  ]),
  category('Clothing', 'clothing', [
    category('Tops & Layers', 'clothing/tops-layers'),
    category('Shoes', 'clothing/shoes'),
    category('Bags & Extras', 'clothing/bags'),
  ]),
  category('Home & Living', 'home', [
    category('Kitchen & Table', 'home/kitchen'),
    category('Living Room', 'home/living'),
  ]),
  category('Pantry', 'pantry'),
  category('Outdoors', 'outdoors'),
  category('Read & Play', 'read-play'),
  {
    title: 'Shop',
    url: '/shop',
    children: [
      { title: 'Newest', url: '/shop?orderby=date&order=desc' },
      { title: 'On sale', url: '/shop/sale' },
      { title: 'Our picks', url: '/shop/featured' },
    ],
  },
  { title: 'Journal', url: '/blog' },
  { title: 'Contact', url: '/contact-us' },
]
