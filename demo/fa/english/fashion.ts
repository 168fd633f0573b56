import type { ProductTextSource } from '#demo/source.ts'

export const fashion: Record<string, ProductTextSource> = {
  'raha-golnar-dress': {
    name: 'Raha Golnar Maxi Dress',
    short: 'A flared skirt and an elastic waist: it ripples with every step.',
    about: [
      'Cut on the bias from a fabric that falls softly and hardly creases. There are pockets, and they are deep enough for a phone.',
    ],
  },
  'raha-nasim-linen-dress': {
    name: 'Raha Nasim Linen Dress',
    short: 'Pure linen, a loose cut, no belt needed.',
    about: [
      'Washed once before it is sewn, so it neither shrinks nor stiffens. Wear it in the heat of the day and, with a cardigan, on the cool evening after it.',
    ],
  },
  'raha-shabtab-evening-dress': {
    name: 'Raha Shabtab Evening Dress',
    short: 'Heavy satin with a quiet shine, for a night to remember.',
  },
  'raha-sahar-blouse': {
    name: 'Raha Sahar Blouse',
    short: 'An office blouse that is still smooth at the end of the day.',
  },
  'raha-baharan-blouse': {
    name: 'Raha Baharan Floral Blouse',
    short: 'Tiny flowers on cotton that breathes.',
  },
  'raha-sari-tunic': {
    name: 'Raha Peacock Tunic',
    short: 'A long tunic with a colorful hem, over trousers or on its own.',
  },
  'raha-kimono-robe': { name: 'Raha Kimono Robe', short: 'For slow mornings and the second cup of tea.' },
  'raha-abrisham-trench': {
    name: 'Raha Abrisham Trench Coat',
    short: 'A classic belted trench, from autumn into spring.',
    about: [
      'Tightly woven cotton keeps the wind out and lets a shower run off. The belt is sewn in at the back, so it never gets lost.',
    ],
  },
  'raha-barf-wool-coat': {
    name: 'Raha Barf Wool Coat',
    short: 'Dense wool, a turned collar and pockets for frozen hands.',
  },
  'raha-niloufar-manto': {
    name: 'Raha Niloufar Open Coat',
    short: 'Light linen with three-quarter sleeves, for cool evening walks.',
  },
  'raha-daneshgah-manto': {
    name: 'Raha Dana Office Coat',
    short: 'Iron it in the morning; at night it looks just ironed.',
  },
  'raha-teb-lab-coat': { name: 'Raha Tabib Lab Coat', short: 'Still white after a hundred washes.' },
  'raha-koohyar-vest': {
    name: 'Raha Rahgozar Reflective Vest',
    short: 'Six pockets and no sleeves: hands free, mind at ease.',
  },
  'barzin-rasa-shirt': {
    name: 'Barzin Rasa Men’s Shirt',
    short: 'A collar that stands straight, with a tie or without.',
  },
  'barzin-aftab-tshirt': {
    name: 'Barzin Aftab T-shirt',
    short: 'The plain T-shirt that somebody finally got right.',
    about: [
      'Combed cotton, a neck that keeps its shape and a hem that does not twist. Wash it as often as you like.',
    ],
  },
  'barzin-rah-jeans': { name: 'Barzin Rah Jeans', short: 'Straight, a little stretch, no holes for show.' },
  'barzin-mowj-shorts': { name: 'Barzin Mowj Shorts', short: 'From the beach to the bakery queue.' },
  'barzin-naghsh-socks': {
    name: 'Barzin Patterned Socks, Three Pairs',
    short: 'Three patterns from three carpets, under your feet at last.',
  },
  'barzin-pasdar-jacket': {
    name: 'Barzin Koocheh Denim Jacket',
    short: 'A jacket that becomes more yours with every scratch.',
  },
  'barzin-starter-set': {
    name: 'Barzin Week Wardrobe Set',
    short: 'Saturday to Friday, solved once and for all.',
  },
  'gamoon-tondar-runner': {
    name: 'Gamoon Tondar Running Shoes',
    short: 'Springy foam and a mesh upper, for the first ten kilometers and the next ten thousand.',
    about: [
      'A wide toe box, a heel that holds without pinching and a sole that grips on wet asphalt. The insole comes out and can be washed.',
    ],
  },
  'gamoon-shahr-sneaker': {
    name: 'Gamoon Shahr Everyday Sneakers',
    short: 'White, simple and at ease with whatever is in your wardrobe.',
    about: [
      'Soft leather, flat laces and a stitched sole that a cobbler can replace. They look better after a season than on the first day.',
    ],
  },
  'gamoon-alborz-boot': {
    name: 'Gamoon Alborz Hiking Boots',
    short: 'A firm ankle, a toothed sole and a membrane that lets no water in.',
    about: [
      'Made for the scree of the Alborz and comfortable from the first hour. The tongue is sewn up to the fifth eyelet, so streams stay outside.',
    ],
  },
  'gamoon-divan-derby': {
    name: 'Gamoon Divan Leather Derby',
    short: 'Hand-finished leather on a stitched sole; repairable for years.',
  },
  'gamoon-parizad-heel': {
    name: 'Gamoon Parizad High Heels',
    short: 'Eight centimeters of heel that survive the last dance.',
  },
  'gamoon-sama-flat': {
    name: 'Gamoon Sama Flats',
    short: 'They fold, live in your bag and come to the rescue.',
  },
  'gamoon-baran-rain-boot': {
    name: 'Gamoon Baran Rain Boots',
    short: 'Boots that make an excuse of a rainy day.',
  },
  'gamoon-sahel-slipper': {
    name: 'Gamoon Sahel Flip-flops',
    short: 'Light, washable and always by the door.',
  },
  'gamoon-ballet-shoes': {
    name: 'Gamoon Raghsan Ballet Shoes',
    short: 'Pink satin with a split sole for the first lessons.',
  },
  'tara-daftar-backpack': {
    name: 'Tara Daftar Laptop Backpack',
    short: 'Laptop, lunch, umbrella: a place for each.',
    about: [
      'Waxed canvas outside, a padded sleeve inside and a pocket that only you can reach. It stands by itself under the desk.',
    ],
  },
  'tara-mahbanoo-handbag': {
    name: 'Tara Mahbanoo Leather Handbag',
    short: 'Full-grain leather, saddle-stitched, no plastic lining.',
  },
  'tara-sekkeh-purse': {
    name: 'Tara Leather Coin Purse',
    short: 'For coins, keys and the earring whose pair will turn up.',
  },
  'tara-clutch-sepid': {
    name: 'Tara Sepid Evening Clutch',
    short: 'Exactly as much room as one evening needs.',
  },
  'tara-vakil-briefcase': {
    name: 'Tara Vakil Leather Briefcase',
    short: 'Heavier than a plain bag, lighter than the files.',
  },
  'kooch-safar-suitcase': {
    name: 'Kooch Safar Suitcase',
    short: 'Cabin size, four silent wheels and a lock that airports accept.',
    about: [
      'It weighs less than three kilos, and its shell bends where others break. Wheels and handle can be replaced with one screwdriver.',
    ],
  },
  'tara-bazaar-tote': {
    name: 'Tara Cotton Shopping Bags, Two',
    short: 'Two bags in place of a thousand plastic ones.',
  },
  'raha-saheli-sunglasses': {
    name: 'Raha Saheli Sunglasses',
    short: 'Full shade, with a frame that does not pinch behind the ear.',
    about: [
      'Polarized lenses with full UV protection in a frame of bio-acetate. The hinges are of steel and can be tightened.',
    ],
  },
  'raha-daneh-glasses-frame': {
    name: 'Raha Dana Glasses Frame',
    short: 'A round, light frame that you forget on your face.',
  },
  'raha-firoozeh-ring': {
    name: 'Aseman Nishapur Turquoise Ring',
    short: 'One stone, one ring; no two are alike.',
  },
  'raha-kuhestan-scarf': {
    name: 'Raha Kuhestan Knitted Scarf',
    short: 'Wrap it twice; the wind finds no way in.',
  },
  'raha-panjeh-gloves': {
    name: 'Raha Panjeh Knitted Gloves',
    short: 'Warm, and they work on a phone screen.',
  },
  'raha-gandom-hat': {
    name: 'Raha Gandom Straw Hat',
    short: 'Woven from the palms of Bam: gives shade and breathes.',
  },
  'barzin-shahr-cap': { name: 'Barzin Shahr Cap', short: 'No slogan, no logo; just a good cap.' },
  'raha-baran-umbrella': {
    name: 'Raha Baran Folding Umbrella',
    short: 'Opens at one press and does not turn over in the wind.',
  },
}
