import type { TranslationSource } from '#demo/source.ts'

const html = (...paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('\n')

export const posts: TranslationSource['posts'] = {
  'brewing-coffee-at-home': {
    title: 'Good coffee at home, without an expensive machine',
    excerpt: 'A kitchen scale, the right water and a little patience: coffee at home beats the café.',
    content: html(
      'Start with the ratio: sixty grams of coffee for a liter of water. Weigh both, and most of the mystery is gone.',
      'Grind just before you brew, coarse for the French press and finer for the moka pot. The water should have stopped boiling half a minute ago.',
      'Then wait. Four minutes in the press, no stirring in the last one, and pour everything at once so that it does not go on brewing.',
    ),
  },
  'tea-brewing-secrets': {
    title: 'Color and scent: why was grandmother’s tea better?',
    excerpt: 'Water, time and the pot: three simple things that we have forgotten.',
    content: html(
      'Warm the pot first. Cold china takes ten degrees from the water, and the leaves stay closed.',
      'Use fresh water that has just come to the boil, and then leave the pot on gentle steam for twelve minutes, never on the flame.',
      'Do not boil it again. Tea that was boiled twice is dark, but its scent has gone.',
    ),
  },
  'choosing-headphones': {
    title: 'Which headphones are yours? Five questions before you buy',
    excerpt: 'Instead of reading tables, answer five questions; the choice becomes small by itself.',
    content: html(
      'Where will you wear them? On the bus and in the office noise cancelling counts; at home it does not.',
      'How long at a stretch? Beyond two hours, weight and cushions matter more than sound.',
      'The rest is quick: cable or not, calls or not, and whether they can be repaired.',
    ),
  },
  'choosing-running-shoes': {
    title: 'Choose running shoes by your foot, not by their color',
    excerpt: 'Your arch, your route and a thumb’s width of room: three measures that save your knees.',
    content: html(
      'Wet your foot and step on paper: the print shows your arch, and the arch says how much support you need.',
      'Asphalt asks for soft foam, trails for a toothed sole. One pair for both is a compromise.',
      'Buy in the evening, when feet are larger, and leave a thumb’s width in front of the toes.',
    ),
  },
  'first-camera': {
    title: 'Your first camera: what to buy and what to pass over',
    excerpt: 'Forget megapixels. The lens, the grip and your patience matter more.',
    content: html(
      'Hold it for five minutes. A camera that hurts the hand stays at home.',
      'Spend half of the money on the lens; bodies age, lenses do not.',
      'And begin with one focal length. Walking is the best zoom for learning.',
    ),
  },
  'gifts-by-budget': {
    title: 'Gifts that do not stay in the closet: ideas for four budgets',
    excerpt: 'For people who have everything, from small change to something grand.',
    content: html(
      'The best gifts are used up: coffee, nuts, a candle, flowers. Nobody has to find a shelf for them.',
      'With a little more, choose the good version of an everyday thing: a knife, a mug, an umbrella.',
      'And for a large budget, give time together: a game night, a tent, a course.',
    ),
  },
  'plants-that-survive': {
    title: 'Five plants that your forgetting does not kill',
    excerpt: 'For dim homes, busy people and fingers that are not green.',
    content: html(
      'Sansevieria, zamioculcas, pothos, cactus and aloe: all of them store water and like to be left alone.',
      'Most plants die of too much care. Push a finger into the soil; water only when it comes out dry.',
      'Turn the pot a quarter each month, and wipe the leaves when you dust the shelf.',
    ),
  },
  'small-apartment-light': {
    title: 'Small home, great light: arranging mirrors and lamps',
    excerpt: 'Fifty square meters can breathe, too, if the light is in the right place.',
    content: html(
      'Hang the mirror across from the window, not beside it, and the room gains a second one.',
      'Three small lamps are better than one in the middle of the ceiling: shadows give a room depth.',
      'Keep the floor by the window free. Light needs a landing place.',
    ),
  },
  'cast-iron-care': {
    title: 'Keep a cast-iron pan for your grandchildren',
    excerpt: 'Neither soap nor water is forbidden; it is the order that counts.',
    content: html(
      'Rinse it while it is still warm, with a brush and, if need be, a drop of soap.',
      'Dry it on the flame until no drop is left, then rub in a thin film of oil and wipe most of it off again.',
      'Rust is no death: steel wool, an hour in the oven with oil, and it begins anew.',
    ),
  },
  'natural-cleaning': {
    title: 'A clean home with five simple things',
    excerpt: 'Vinegar, baking soda, soap, lemon and patience; and what must never be mixed.',
    content: html(
      'Vinegar takes lime, soda takes smells, soap takes fat. Used one after the other they do nearly everything.',
      'Never mix bleach with vinegar or with anything else: the gas that rises is poisonous.',
      'And give them time. What works for ten minutes need not be scrubbed.',
    ),
  },
  'yalda-table': {
    title: 'A Yalda table for six: complete and without waste',
    excerpt: 'A shopping list, a timetable and a way to seed pomegranates without stains.',
    content: html(
      'Six pomegranates, one watermelon, a kilo of mixed nuts, and something warm to drink are enough for six.',
      'Cut the pomegranate’s crown off, score it into segments and open it under water: the seeds sink, the skin floats.',
      'Set out half and keep half back. A table that is filled again looks richer than one that is full.',
    ),
  },
  'storing-nuts': {
    title: 'Where do nuts stay fresh?',
    excerpt: 'The enemies of the oil in nuts are heat, light and air: three enemies, three ways.',
    content: html(
      'For a week a closed jar in a dark cupboard is enough; for a month use the fridge.',
      'The freezer keeps them for a year, and they thaw in ten minutes without becoming soft.',
      'A short roast brings tired nuts back; a bitter taste does not go away, so throw those out.',
    ),
  },
  'ten-piece-wardrobe': {
    title: 'The wardrobe of ten: buy less, dress better',
    excerpt: 'Ten pieces that make seventy outfits and waste no morning.',
    content: html(
      'Choose two quiet colors and one that you love. Everything you buy has to go with the first two.',
      'Three tops, three bottoms, two layers, two pairs of shoes: that is all it takes.',
      'Before a new piece comes in, an old one goes out.',
    ),
  },
  'skin-routine-simple': {
    title: 'Skin care in three steps, not in twelve',
    excerpt: 'Cleanser, moisturizer, sunscreen. The rest is seasoning.',
    content: html(
      'Wash in the evening, with lukewarm water and something that does not foam like dish soap.',
      'Moisturize while the skin is still damp; it then needs half as much.',
      'And sunscreen every morning, in winter, too. No cream repairs what it would have prevented.',
    ),
  },
  'leather-care': {
    title: 'Keep leather alive',
    excerpt: 'Three times a year, ten minutes: bags and shoes that do not grow old but settle in.',
    content: html(
      'Brush off the dust, wipe with a damp cloth and let it dry far from the heater.',
      'A hazelnut of cream is enough for a shoe. Rub it in with your fingers: warmth helps.',
      'Fill bags with paper when they rest, so that they keep their shape.',
    ),
  },
  'finding-your-size': {
    title: 'How to find your size at home',
    excerpt: 'A tape measure, a mirror and three numbers, and nothing has to go back.',
    content: html(
      'Measure chest, waist and hips over thin clothes, without pulling the tape tight.',
      'Compare with the table of the maker, not with the size of another brand.',
      'Between two sizes take the larger one for wool and linen, the smaller one for jersey.',
    ),
  },
  'first-night-camping': {
    title: 'The first night in a tent: a guide for city people',
    excerpt: 'What to take, where to sleep, and why a pillow matters more than a flashlight.',
    content: html(
      'Pitch the tent at home once. In the dark and the wind is a bad time for reading instructions.',
      'Sleep on a slight rise, the head uphill, never in a dry riverbed.',
      'Cold comes from below: two mats help more than a second blanket.',
    ),
  },
  'board-games-for-family': {
    title: 'Game night: five games from seven to seventy',
    excerpt: 'Games that grandmother wins, too, and nobody sulks.',
    content: html(
      'Choose games in which luck and thought share the work; then everybody has a chance.',
      'Explain by playing: one open round is worth ten minutes of rules.',
      'And stop while it is still fun. The next evening begins there.',
    ),
  },
  'books-for-long-nights': {
    title: 'For long nights: how to become a reader again',
    excerpt: 'Ten pages, one fixed chair, and the phone in another room.',
    content: html(
      'Read ten pages a day, no more. It is a promise small enough to be kept.',
      'Always in the same place: after a week the chair itself asks for the book.',
      'You may leave a book unfinished. Nobody is keeping count.',
    ),
  },
  'mobile-photography-light': {
    title: 'Phone photography: find the light, the rest is easy',
    excerpt: 'A window, a bright wall and the golden hour: three lamps that cost nothing.',
    content: html(
      'Put what you photograph beside the window, not in front of it, and switch off the lamp.',
      'A white wall, or a sheet of paper, on the other side softens the shadows.',
      'Outdoors wait for the last hour before sunset. Everything becomes beautiful by itself.',
    ),
  },
  'choosing-first-instrument': {
    title: 'A child’s first instrument: when, which and how',
    excerpt: 'Age, the size of the hand and joy; and why not to buy an expensive one at once.',
    content: html(
      'Before six, singing and drums are enough. From seven on fingers manage a recorder or a small violin.',
      'Let them try several and watch which one they pick up again.',
      'Rent or buy second-hand for the first year; buy well once it has become theirs.',
    ),
  },
}
