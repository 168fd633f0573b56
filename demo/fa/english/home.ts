import type { ProductTextSource } from '#demo/source.ts'

export const home: Record<string, ProductTextSource> = {
  'laabin-anar-teapot': {
    name: 'Laabin Anar Teapot',
    short: 'A one-liter ceramic teapot in the color of pomegranate seeds.',
    about: [
      'Thrown and glazed by hand in Yazd, so no two are the same red. The spout does not drip and the strainer holds even fine leaves.',
    ],
  },
  'laabin-sobh-mug': {
    name: 'Laabin Sobh Cup and Saucer',
    short: 'A thin rim for the lips, a wide handle for the hand.',
    about: ['Holds 180 milliliters, keeps its warmth and goes into the dishwasher without a worry.'],
  },
  'laabin-yas-tea-cup': {
    name: 'Laabin Yas Infusion Mug',
    short: 'A lidded mug with a strainer, for herbal tea at work.',
    about: [
      'The lid becomes a saucer for the strainer once the tea has drawn. Dishwasher and microwave do it no harm.',
    ],
  },
  'mehrkhaneh-carafe-set': {
    name: 'Mehrkhaneh Carafe and Cups',
    short: 'A slender carafe and two small cups for sherbets and essences.',
  },
  'mehrkhaneh-travel-tumbler': {
    name: 'Mehrkhaneh Hamrah Travel Tumbler',
    short: 'Four hours hot, nine hours cold, without a drop spilled.',
    about: [
      'The lid locks with one turn and comes apart for washing. It fits the cup holder of every car we tried.',
    ],
  },
  'mehrkhaneh-water-glass-set': {
    name: 'Mehrkhaneh Water Glasses, Set of Six',
    short: 'Tough glass that stacks.',
  },
  'laabin-tea-table-set': {
    name: 'Laabin Afternoon Tea Set',
    short: 'Teapot, cup and mug of one family; as many as you have guests.',
  },
  'mehrkhaneh-chodan-pan': {
    name: 'Mehrkhaneh Grandfather Cast-Iron Pan',
    short: 'Eggs, steak and kookoo; your grandchildren will inherit it.',
    about: [
      'Cast thick, seasoned three times with linseed oil and ready to use. It works on gas, induction and open fire.',
    ],
  },
  'mehrkhaneh-sofreh-casserole': {
    name: 'Mehrkhaneh Sofreh Stew Pot',
    short: 'A thick base for a stew that simmers six hours and never burns.',
    about: [
      'Enamelled steel with a base of three layers and a lid that returns the steam. Six liters, enough for a Friday lunch.',
    ],
  },
  'mehrkhaneh-tiz-chef-knife': {
    name: 'Mehrkhaneh Tiz Chef’s Knife',
    short: 'Made in Zanjan; slices even a ripe tomato thin.',
  },
  'laabin-naghshin-plate': {
    name: 'Laabin Naghshin Dinner Plate',
    short: 'A narrow rim that frames the food.',
  },
  'laabin-ash-bowl': {
    name: 'Laabin Soup Bowl',
    short: 'Deep, heavy and warm: for ash, haleem and snow behind the window.',
  },
  'mehrkhaneh-ghashogh-set': {
    name: 'Mehrkhaneh Cutlery Set, 24 Pieces',
    short: '18/10 steel in lines that know no fashion.',
  },
  'mehrkhaneh-namakdan': {
    name: 'Mehrkhaneh Salt and Pepper Shakers',
    short: 'The holes adjust; nothing gets too salty again.',
  },
  'mehrkhaneh-fondue': {
    name: 'Mehrkhaneh Winter Fondue Set',
    short: 'A small pot, six forks and an evening that stretches.',
    about: [
      'The enamelled pot holds enough for six, and the burner can be turned down to a whisper for chocolate.',
    ],
  },
  'aram-sansevieria': {
    name: 'Potted Sansevieria',
    short: 'A plant that does not mind being forgotten.',
    about: [
      'Water it once in three weeks and put it anywhere but in the dark. It comes in a ceramic pot with a saucer.',
    ],
  },
  'aram-cactus-trio': {
    name: 'Desert Cactus in a Clay Pot',
    short: 'A glass of water a month, and that is all.',
  },
  'aram-fasl-bouquet': {
    name: 'Bouquet of the Season',
    short: 'Early in the morning our florist picks whatever is freshest.',
    about: [
      'Every bouquet is different, tied by hand and delivered the same day in Tehran. Change the water every other day and it lasts a week.',
    ],
  },
  'aram-mum-candle': {
    name: 'Shabboo Hand-Poured Candle',
    short: 'Soy wax and a cotton wick: no smoke, no headache.',
  },
  'laabin-sialk-vase': {
    name: 'Laabin Sialk Clay Vase',
    short: 'A seven-thousand-year-old ibex on the table of today.',
  },
  'aram-ghab-art': {
    name: 'Framed Art Print',
    short: 'Still life, afternoon light and a frame that keeps quiet.',
  },
  'aram-fanous-lantern': {
    name: 'Haftrang Paper Lantern',
    short: 'Folds flat, weighs nothing and makes everyone beautiful.',
  },
  'aram-ayeneh-mirror': {
    name: 'Moon Wall Mirror',
    short: 'Doubles the hallway and half as much again the morning.',
  },
  'choobin-lam-sofa': {
    name: 'Choobin Lam Three-Seat Sofa',
    short: 'Deep and soft; getting up takes willpower.',
    about: [
      'A beech frame with mortise-and-tenon joints, pocket springs and covers that come off for washing. It passes through an 80-centimeter door.',
    ],
  },
  'choobin-asa-chair': {
    name: 'Choobin Asa Dining Chair',
    short: 'Mortise and tenon, without a single screw.',
  },
  'choobin-khab-bed': {
    name: 'Choobin Aram Double Bed',
    short: 'Makes no sound, even when one of you wakes early.',
  },
  'choobin-bayegan-cabinet': {
    name: 'Choobin Bayegan Filing Cabinet',
    short: 'Two soft-closing drawers for papers that you will need one day.',
  },
  'choobin-takyeh-armchair': {
    name: 'Choobin Takyeh Armchair',
    short: 'The reader’s fixed place in the house.',
    about: [
      'A high back, wide armrests for a cup and a book, and legs of solid walnut. The covers come off for washing.',
    ],
  },
  'choobin-ladder-shelf': {
    name: 'Choobin Pelleh Decorative Ladder',
    short: 'For towels, for hanging plants, or just to lean on the wall.',
  },
  'pakan-zeitoon-soap': { name: 'Pakan Olive Soap', short: 'Olive oil from Rudbar, water and patience.' },
  'pakan-narm-sponge': {
    name: 'Pakan Cellulose Sponges, Pack of Five',
    short: 'Flat when dry, alive when wet.',
  },
  'pakan-dasteh-broom': { name: 'Pakan Gilan Hand Broom', short: 'Long stalks that do not raise the dust.' },
  'pakan-satl-bucket': { name: 'Pakan Ten-Liter Bucket', short: 'It has a spout; no water on your feet.' },
  'pakan-sabad-basket': {
    name: 'Pakan Woven Laundry Basket',
    short: 'Pretty enough to stand in the middle of the room.',
  },
  'pakan-bamboo-tissue': {
    name: 'Pakan Bamboo Rolls, Pack of Eight',
    short: 'Three layers, soft, and not one tree.',
  },
  'achar-khaneh-toolbox': {
    name: 'Achar Home Toolbox, 48 Pieces',
    short: 'Whatever a hundred small jobs at home need, in one box.',
    about: [
      'Every tool has its place and its outline, so you see at once what is missing. The steel parts are guaranteed for life.',
    ],
  },
  'achar-mikh-hammer': {
    name: 'Achar Claw Hammer',
    short: 'A steel head and a handle that swallows the shock.',
  },
  'achar-pich-screwdriver': { name: 'Achar Multi-Bit Screwdriver', short: 'From spectacles to bed legs.' },
  'achar-wrench-set': {
    name: 'Achar Combination Wrenches, Set of Eight',
    short: 'Eight to nineteen; chrome vanadium, no play.',
  },
  'achar-najjar-saw': { name: 'Achar Najjar Hand Saw', short: 'Cuts both ways and throws no splinters.' },
  'achar-magnet': { name: 'Achar Workshop Magnet', short: 'Finds the screw that rolled under the cabinet.' },
  'achar-nardeban': {
    name: 'Achar Four-Step Ladder',
    short: 'Wide steps, a high handrail, and it folds flat.',
  },
}
