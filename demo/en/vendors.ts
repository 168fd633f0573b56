import type { VendorSource } from '../source.ts'

const place = (street_1: string, city: string, state: string, zip: string) => ({
  street_1,
  street_2: '',
  city,
  zip,
  state,
  country: 'US',
})

export const vendors: VendorSource[] = [
  {
    slug: 'harbor-sound',
    name: 'Harbor Sound Co.',
    firstName: 'Dana',
    lastName: 'Whitcomb',
    featured: true,
    description:
      'Two engineers and a listening room above a boatyard. We switch on every device we sell and listen to a whole record on it before it ships.',
    email: 'harbor@vitrin.example',
    phone: '+1 207 555 0111',
    address: place('41 Commercial Wharf', 'Portland', 'ME', '04101'),
    social: { instagram: 'https://instagram.com/harborsound.demo' },
    avatar: { emoji: '🎧' },
    picture: { emoji: '📻', with: ['🎧', '🎙️', '🎵'], hue: 262 },
  },
  {
    slug: 'loom-and-field',
    name: 'Loom & Field',
    firstName: 'Ines',
    lastName: 'Calloway',
    featured: true,
    description:
      'A workshop of eleven with one long cutting table. Each pattern is sewn in runs of a few dozen, and the off-cuts become the lining of the next.',
    email: 'loom@vitrin.example',
    phone: '+1 802 555 0112',
    address: place('8 Mill Street', 'Winooski', 'VT', '05404'),
    social: { instagram: 'https://instagram.com/loomandfield.demo' },
    avatar: { emoji: '🧶' },
    picture: { emoji: '🧥', with: ['👟', '🎒', '🧣'], hue: 350 },
  },
  {
    slug: 'kiln-house',
    name: 'Kiln House',
    firstName: 'Walter',
    lastName: 'Reyes',
    featured: false,
    description:
      'We gather the work of nine small makers along the Hudson: potters, a joiner, a candle maker and one very patient basket weaver.',
    email: 'kiln@vitrin.example',
    phone: '+1 845 555 0113',
    address: place('220 Ferry Road', 'Beacon', 'NY', '12508'),
    social: { youtube: 'https://youtube.com/@kilnhouse-demo' },
    avatar: { emoji: '🪴' },
    picture: { emoji: '🫖', with: ['🪴', '🕯️', '🍽️'], hue: 150 },
  },
]
