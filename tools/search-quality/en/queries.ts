import type { Queries } from '../query.ts'

/** Goods of the English demo shop that answer the same question. */
export const groups: Record<string, string> = {
  headphones: 'murmur-hush-headphones murmur-pebble-headphones murmur-studio-line',
  speakers: 'murmur-dockside-speaker murmur-kitchen-radio murmur-listening-room',
  sunglasses: 'packwright-shade-glasses',
  backpack: 'packwright-commuter',
  bags: 'packwright-commuter packwright-two-nights packwright-corner-tote',
  mugs: 'kilnday-morning-mug kilnday-table-for-two',
}

export const exact: Queries = {
  'Murmur Hush Wireless Headphones': 'murmur-hush-headphones',
  'Kilnday River Teapot': 'kilnday-river-teapot',
  'Fieldloom Sunday T-Shirt': 'fieldloom-sunday-tee',
  'the quiet harbor': 'lamplight-quiet-harbor',
  'talus low two-person tent': 'talus-low-tent',
  'Ember & Oat Dark Chocolate Bar': 'ember-oat-dark-bar',
}

export const partial: Queries = {
  'rain jacket': 'fieldloom-puddle-jacket',
  'hiking boot': 'saunter-ridge-boot',
  'oat cookies': 'ember-oat-oat-cookies',
  'board game': 'lamplight-lighthouse-game',
  hush: 'murmur-hush-headphones',
  teap: 'kilnday-river-teapot',
  cookbook: 'lamplight-one-pot-year',
  novel: 'lamplight-quiet-harbor',
}

export const forms: Queries = {
  headphone: '@headphones',
  speaker: '@speakers',
  chairs: 'roomy-window-chair',
  mugs: '@mugs',
  boots: 'saunter-ridge-boot',
  sandals: 'saunter-dune-sandal',
  dresses: 'fieldloom-market-dress',
  tents: 'talus-low-tent',
  'men’s socks': 'fieldloom-hearth-socks',
  camera: 'deskling-corner-camera',
}

export const joined: Queries = {
  tshirt: 'fieldloom-sunday-tee',
  't shirt': 'fieldloom-sunday-tee',
  'head phones': '@headphones',
  'note book': 'lamplight-notebook',
  'back pack': '@backpack',
  powerbank: 'deskling-spare-battery',
  giftcard: 'vitrin-gift-card',
}

export const typos: Queries = {
  headphnes: '@headphones',
  haedphones: '@headphones',
  keybord: 'deskling-soft-keys',
  choclate: 'ember-oat-dark-bar',
  sneekers: 'saunter-mile-sneaker',
  bycicle: 'talus-valley-bike',
  guittar: 'lamplight-porch-guitar',
  cofee: 'ember-oat-first-light-coffee',
  compas: 'talus-north-compass',
  sunglases: '@sunglasses',
  mircophone: 'murmur-story-mic',
}

export const synonyms: Queries = {
  couch: 'roomy-long-sofa',
  raincoat: 'fieldloom-puddle-jacket',
  flashlight: 'talus-wick-lantern',
  cellphone: 'deskling-hello-phone',
  shades: '@sunglasses',
  trainers: 'saunter-mile-sneaker',
  rucksack: '@backpack',
  'frying pan': 'kilnday-hearth-skillet',
  bike: 'talus-valley-bike',
  'flip flops': 'saunter-dune-sandal',
  denim: 'fieldloom-porch-jeans',
  'smart watch': 'deskling-dusk-watch',
}

export const natural: Queries = {
  'gift for my mother': 'tag:gift',
  'cheap headphones for travel': '@headphones',
  'shoes for hiking': 'saunter-ridge-boot',
  'something for camping': 'tag:camping',
  'buy coffee beans': 'ember-oat-first-light-coffee',
  'bag for my laptop': '@bags',
  'birthday cake': 'ember-oat-lemon-cake',
}

export const attributes: Queries = {
  'navy headphones': 'murmur-hush-headphones',
  'linen shirt': 'fieldloom-creek-shirt',
  'leather tote': 'packwright-corner-tote',
  'cast iron pan': 'kilnday-hearth-skillet',
  'red dress': 'fieldloom-market-dress',
  'sneakers size 9': 'saunter-mile-sneaker',
  'wool scarf': 'fieldloom-ember-scarf',
  'coffee 2lb': 'ember-oat-first-light-coffee',
  'waterproof speaker': 'murmur-dockside-speaker',
}

export const categories: Queries = {
  clothing: 'category:clothing',
  'kitchen & table': 'category:kitchen',
  outdoors: 'category:outdoors',
  audio: 'category:audio',
  shoes: 'category:shoes',
  'read & play': 'category:read-play',
}

export const brands: Queries = {
  murmur: 'brand:murmur',
  deskling: 'brand:deskling',
  'ember and oat': 'brand:ember-oat',
  مورمور: 'brand:murmur',
}

export const keyboardLayout: Queries = {
  زخببثث: 'ember-oat-first-light-coffee',
  قشیهخ: 'murmur-kitchen-radio',
  فثدف: 'talus-low-tent',
}

export const skus: Queries = {
  'HP-1101': 'HP-1101',
  bg1127: 'BG-1127',
  'rp-1150': 'RP-1150',
}

/** In dollars, after reductions. */
export const prices: Queries = {
  'headphones under 100': 'murmur-pebble-headphones',
  'gifts under $30': 'tag:gift&under:30',
  'cheapest headphones': 'murmur-pebble-headphones',
  'shoes under $80': 'category:shoes&under:80',
}

export const nothing: Queries = {
  fridge: '',
  diapers: '',
  'washing machine': '',
  blender: '',
  lipstick: '',
  'car tires': '',
  'dog food': '',
  cement: '',
  toothpaste: '',
  wheelchair: '',
  qwrtzpl: '',
  '...': '',
}
