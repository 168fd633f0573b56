import type { ProductTextSource } from '#demo/source.ts'

export const leisure: Record<string, ProductTextSource> = {
  'dibacheh-koocheh-mah': {
    name: 'Moon Lane (novel)',
    short: 'Three sisters, one house in an old quarter, and a letter that came late.',
    facts: { نویسنده: ['Author', 'Mina Davari'], شابک: ['ISBN', '978-600-000-001-1'] },
    about: ['A novel about what families keep silent and houses remember. Paperback, 312 pages, in Persian.'],
  },
  'dibacheh-bad-o-shen': {
    name: 'Wind and Sand (short stories)',
    facts: { نویسنده: ['Author', 'Salman Kermani'] },
    short: 'Nine stories from the edge of the desert, nine kinds of solitude.',
  },
  'dibacheh-ashpazi-mahalleh': {
    name: 'The Neighborhood Table (cookbook)',
    facts: { گردآورنده: ['Collected by', 'Sepideh Rezaei'] },
    short: 'Eighty recipes from eighty real kitchens.',
  },
  'dibacheh-riazi-shirin': {
    name: 'Sweet Mathematics',
    facts: { نویسنده: ['Author', 'Babak Rad'] },
    short: 'Fractions with watermelons, statistics with marbles.',
  },
  'dibacheh-ghesseh-shab': {
    name: 'The Moon under the Blanket (children’s book)',
    facts: { نویسنده: ['Author', 'Reyhaneh Sattari'] },
    short: 'A seven-minute story for night lights that are on.',
  },
  'dibacheh-divan-shabaneh': {
    name: 'Nights of Rain (selected poems)',
    facts: { گزینش: ['Selected by', 'Kaveh Jalali'] },
    short: 'A hundred short poems with room to pause.',
  },
  'dibacheh-shelf-set': {
    name: 'Weekend Set of Three Books',
    short: 'A novel, short stories, poems: whichever you like.',
  },
  'negarak-khodnevis': {
    name: 'Negarak Nastaliq Fountain Pen',
    short: 'A nib that was cut for writing from right to left.',
    about: [
      'The nib is ground at a slant, as reed pens are, and glides the way Persian is written. Takes cartridges and bottled ink.',
    ],
  },
  'negarak-medad-box': {
    name: 'Negarak Black Pencils, Box of Twelve',
    short: 'The lead is in the middle; sharpen one and you will know.',
  },
  'negarak-pastel-crayons': {
    name: 'Negarak Oil Pastels, 24 Colors',
    short: 'Soft, rich and kind to paper and carpet.',
    about: ['They blend with a finger, cover dark paper and wash off most clothes.'],
  },
  'negarak-abrang': {
    name: 'Negarak Watercolors with Palette',
    short: 'Twelve pans and a water brush, for anywhere.',
  },
  'negarak-rooz-planner': { name: 'Negarak Rooz Planner', short: 'Undated: begin on any day.' },
  'negarak-gheychi': {
    name: 'Negarak All-Purpose Scissors',
    short: 'For left-handers, too; the handles are symmetrical.',
  },
  'negarak-goonia-set': {
    name: 'Negarak Geometry Set',
    short: 'Square, protractor and a ruler whose marks do not wear off.',
  },
  'sazban-electric-guitar': {
    name: 'Sazban Aghaz Electric Guitar',
    short: 'A slimmer neck for hands that have just set out.',
    about: [
      'Set up by hand before it leaves the workshop, so the strings lie low and stay in tune. A cable and three picks are in the bag.',
    ],
  },
  'sazban-digital-piano': {
    name: 'Sazban Shabnava Digital Piano',
    short: 'Eighty-eight weighted keys that the neighbors do not hear.',
  },
  'sazban-violin': {
    name: 'Sazban Chaharrah Violin',
    short: 'Maple and spruce, carved by hand, in four sizes.',
  },
  'sazban-tabl-drum': { name: 'Sazban Zarb Floor Drum', short: 'Double skin, a dry and compact sound.' },
  'sazban-ney-flute': {
    name: 'Sazban Recorder',
    short: 'The first instrument of thousands of children; this one stays in tune.',
  },
  'sazban-accordion': {
    name: 'Sazban Doregard Accordion',
    short: 'Restored, 72 basses, with the memories of a lifetime.',
    facts: { وضعیت: ['Condition', 'Refurbished'] },
  },
  'vitrin-gift-card': {
    name: 'Vitrin Gift Card',
    short: 'When you do not know their taste, give them the choice.',
    about: ['Sent by e-mail within minutes, valid for a year, and it can be spent in several orders.'],
  },
  'vitrin-ebook-coffee': {
    name: 'A Hundred Cups (e-book)',
    short: 'A hundred short notes on brewing better.',
  },
  'vitrin-ebook-plants': {
    name: 'Plants Do Not Die (download)',
    short: 'Five rules that save every pot in the house.',
  },
  'vitrin-wallpaper-teapot': {
    name: 'Afternoon Tea Phone Wallpaper',
    short: 'A turquoise teapot on a calm ground.',
  },
  'vitrin-wallpaper-rocket': {
    name: 'Lift-off Phone Wallpaper',
    short: 'A little rocket that takes off every morning.',
  },
  'vitrin-photo-class': {
    name: 'Online Workshop: Phone Photography',
    short: 'Three live sessions, twenty-five people, one final album.',
    about: [
      'Two hours each on light, framing and editing, with tasks in between and a teacher who answers. Recordings stay for three months.',
    ],
  },
  'vitrin-language-course': {
    name: 'English Conversation Course (partner)',
    short: 'Enrolment and classes on the site of our partner school.',
  },
  'vitrin-concert-ticket': {
    name: 'Sazban Music Night Ticket (partner box office)',
    short: 'Three young bands, one night, a hall that hugs the sound.',
  },
  'takapoo-golzar-football': {
    name: 'Takapoo Golzar Football',
    short: 'Heat-bonded panels; rain does not make it heavy.',
    about: [
      'Size five, for grass and artificial turf. It keeps its pressure for a month and its shape for a season.',
    ],
  },
  'takapoo-salon-basketball': {
    name: 'Takapoo Salon Basketball',
    short: 'Deep channels and a firm grip, even with sweaty hands.',
  },
  'takapoo-sahel-volleyball': {
    name: 'Takapoo Sahel Volleyball',
    short: 'Soft on the forearm, light in the sea breeze.',
  },
  'takapoo-rally-tennis': {
    name: 'Takapoo Tennis Balls, Can of Three',
    short: 'Felt that does not fray in ten games.',
  },
  'takapoo-chaman-badminton': {
    name: 'Takapoo Park Badminton Set',
    short: 'Two rackets, three shuttlecocks and an evening in the park.',
    about: [
      'The rackets are strung, the net stands without pegs, and everything fits into one shoulder bag.',
    ],
  },
  'takapoo-miz-pingpong': {
    name: 'Takapoo Table Tennis Bat',
    short: 'Two sides, two speeds, for the lunch break.',
  },
  'takapoo-mosht-gloves': {
    name: 'Takapoo Mosht Boxing Gloves',
    short: 'Three layers of foam that care more for your wrist than for your opponent.',
    about: ['Leather outside, a lining that dries overnight, and a wide cuff that you close with one hand.'],
  },
  'takapoo-gi': {
    name: 'Takapoo Pahlavan Martial Arts Suit',
    short: 'Rice-grain weave with a collar that stands.',
  },
  'takapoo-tanab-rope': {
    name: 'Takapoo Skipping Rope',
    short: 'Ten minutes in the yard equal half an hour of running.',
  },
  'takapoo-shaker': {
    name: 'Takapoo Shaker Bottle',
    short: 'The spring ball inside leaves no lumps in your drink.',
  },
  'takapoo-davandeh-top': {
    name: 'Takapoo Runner Tank Top',
    short: 'Eighty grams; after ten kilometers you forget you wear it.',
  },
  'takapoo-kaman-bow': {
    name: 'Takapoo Arash Training Bow',
    short: 'Twenty pounds, for shoulders that have just begun.',
  },
  'kooch-rahvar-bicycle': {
    name: 'Kooch Rahvar City Bicycle',
    short: 'Sit upright and see the city anew.',
    about: [
      'Seven gears in the hub, a closed chain guard and lights that need no battery. It arrives assembled; you only turn the handlebar.',
    ],
  },
  'kooch-ghazal-scooter': {
    name: 'Kooch Ghazal Folding Scooter',
    short: 'From the metro to school, past the traffic.',
    about: ['Folds in two seconds, weighs nine kilos and goes twenty-five kilometers on one charge.'],
  },
  'kooch-mowj-skateboard': {
    name: 'Kooch Mowj Skateboard',
    short: 'Seven layers of maple: it jumps and it lasts.',
  },
  'kooch-parvaneh-roller': {
    name: 'Kooch Parvaneh Roller Skates',
    short: 'Back from the seventies, with the brakes of today.',
  },
  'kooch-imen-helmet': { name: 'Kooch Bicycle Helmet', short: 'The first thing to buy; before the bicycle.' },
  'kooch-zang-bell': { name: 'Kooch Ding Bicycle Bell', short: 'A short, polite ding; everyone makes way.' },
  'kooch-sayeban-tent': {
    name: 'Kooch Sayeban Three-Person Tent',
    short: 'Five minutes to a shelter, even in the dark.',
    about: [
      'Two doors, two porches and poles that click into place by color. It held through a night of wind below Damavand.',
    ],
  },
  'kooch-shabtab-flashlight': {
    name: 'Kooch Shabtab Flashlight',
    short: 'Two hundred meters ahead, without a flicker.',
  },
  'kooch-ghotb-compass': {
    name: 'Kooch Samt Compass',
    short: 'Never runs out of battery and needs no signal.',
  },
  'kooch-hizom-axe': { name: 'Kooch Mountain Axe', short: 'For splitting dry wood, not living trees.' },
  'kooch-ghayegh-canoe': {
    name: 'Kooch Talab Inflatable Canoe',
    short: 'Travels in the trunk, floats in the lagoon.',
  },
  'kooch-sayyad-rod': {
    name: 'Kooch Telescopic Fishing Rod',
    short: 'Patience is not included; bring your own.',
  },
  'kooch-ghavvas-mask': {
    name: 'Kooch Marjan Snorkel Set',
    short: 'See Kish and Qeshm from under the water, too.',
    about: [
      'Tempered glass, a soft silicone seal and a valve that keeps the waves out. One size fits most faces.',
    ],
  },
  'badbadak-khersi-bear': {
    name: 'Badbadak Fandogh Teddy Bear',
    short: 'Hug it; it knows how to do the rest.',
    about: [
      'Stuffed with recycled cotton, sewn twice at every seam and safe from the first day on. It may go into the washing machine.',
    ],
  },
  'badbadak-ghatar-train': {
    name: 'Badbadak Soot Wooden Train',
    short: 'A locomotive and thirty tracks that make another town each time.',
  },
  'badbadak-kite': { name: 'Badbadak Phoenix Kite', short: 'A light breeze is enough to send it off.' },
  'badbadak-yoyo': { name: 'Badbadak Wooden Yo-yo', short: 'Down, up, sleep: a break without a screen.' },
  'badbadak-moshak-rocket': {
    name: 'Badbadak Madar Rocket Kit',
    short: 'Two hundred pieces, a launch pad and a countdown.',
  },
  'badbadak-robat': {
    name: 'Badbadak Pich Programmable Robot',
    short: 'Takes its program from colored cards; no reading needed.',
  },
  'badbadak-dinosaur': {
    name: 'Badbadak Soft Dinosaur',
    short: 'Eats plants, has a long neck, harms no one.',
  },
  'badbadak-karvan': {
    name: 'Caravan (board game)',
    short: 'From Tabriz to Samarkand: carry the silk and leave your rivals behind.',
    about: [
      'For two to five players from eight years on, about an hour. The rules fit on two pages, in Persian and English.',
    ],
  },
  'badbadak-shatranj': {
    name: 'Badbadak Vazir Wooden Chess Set',
    short: 'Walnut and maple, weighted pieces, silence.',
    about: [
      'The board folds around the pieces, each of which stands on felt. A little book of ten famous games comes with it.',
    ],
  },
  'badbadak-puzzle-naghsh': {
    name: 'Naghsh-e Jahan Puzzle, 1,000 Pieces',
    short: 'Three evenings, one dining table and a whole square.',
    about: ['Thick pieces that click, matte print without glare, and a poster to look things up.'],
  },
  'badbadak-pasur': {
    name: 'Badbadak Shahnameh Playing Cards',
    short: 'Rostam is the king, Simorgh the joker.',
  },
  'badbadak-dart': { name: 'Badbadak Magnetic Darts', short: 'No points: the wall and the cat are safe.' },
  'badbadak-chortkeh': {
    name: 'Badbadak Learning Abacus',
    short: 'Adding and subtracting understood by hand, not by heart.',
  },
  'badbadak-game-night': {
    name: 'Badbadak Game Night Set',
    short: 'Cards, puzzle and Caravan; the snacks are up to you.',
  },
  'ninoo-shir-bottle': {
    name: 'Ninoo First Baby Bottle',
    short: 'A teat close to nature, without colic.',
    about: [
      'Borosilicate glass in a silicone sleeve. A valve lets the air pass outside the milk, and all five parts are easy to boil.',
    ],
  },
  'ninoo-joojeh-bath': { name: 'Ninoo Bath Duck', short: 'It has no hole, and so no mold.' },
  'ninoo-abr-knitting-kit': {
    name: 'Ninoo Abr Baby Blanket Knitting Kit',
    short: 'Yarn, needles and a pattern: a blanket that you knit yourself.',
  },
  'ninoo-jeghjegheh-rattle': {
    name: 'Ninoo Wooden Rattle',
    short: 'The sound of rain on the roof, in a tiny fist.',
  },
  'ninoo-van-tub': { name: 'Ninoo Baby Bath Tub', short: 'A non-slip back and water that stays warm.' },
  'ninoo-fil-plush': {
    name: 'Ninoo Lullaby Elephant',
    short: 'Twelve lullabies, the sound of rain, and it switches itself off.',
  },
}
