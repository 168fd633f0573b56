import type { ProductTextSource } from '#demo/source.ts'

export const beautyAndFood: Record<string, ProductTextSource> = {
  'golsa-shabnam-cream': {
    name: 'Golsa Shabnam Moisturizer',
    short: 'Rose water and hyaluronic acid: light, matte, lasting.',
    about: [
      'It sinks in within a minute and leaves no shine. Without perfume, and tested on sensitive skin.',
    ],
  },
  'golsa-aftab-sunscreen': {
    name: 'Golsa Sunscreen SPF 50',
    short: 'No white cast, no clumps, no stinging eyes.',
    about: [
      'One finger’s length is enough for face and neck. Put it on fifteen minutes before you go out and again after swimming.',
    ],
  },
  'golsa-shaneh-comb': {
    name: 'Golsa Wooden Comb',
    short: 'Pear wood: it neither pulls the hair nor charges it.',
  },
  'golsa-narges-razor': {
    name: 'Golsa Metal Safety Razor',
    short: 'You buy it once and only change the blade.',
  },
  'golsa-nargil-oil': {
    name: 'Golsa Virgin Coconut Oil',
    short: 'For the tips of your hair, your elbows and now and then the pan.',
  },
  'golsa-avocado-mask': { name: 'Golsa Avocado and Clay Mask', short: 'Ten minutes of green silence.' },
  'golsa-care-box': {
    name: 'Golsa Care Box',
    short: 'Three favorites from Golsa: you choose, we tie the ribbon.',
  },
  'golsa-anar-lipstick': {
    name: 'Golsa Anar Matte Lipstick',
    short: 'Matte, and yet it does not dry your lips.',
    about: [
      'Pomegranate seed oil keeps the color soft until the evening. One stroke covers; it comes off with plain oil.',
    ],
  },
  'golsa-lak-nail': { name: 'Golsa Mirror Nail Polish', short: 'One coat is enough; it stays until Friday.' },
  'golsa-brush-set': {
    name: 'Golsa Makeup Brush Set',
    short: 'Seven brushes with synthetic hair softer than sable.',
  },
  'golsa-jibi-mirror': {
    name: 'Golsa Pocket Mirror',
    short: 'Plain on one side, five times larger on the other.',
  },
  'golsa-bahar-perfume': {
    name: 'Golsa Orange Blossom Perfume',
    short: 'The lanes of Shiraz in May, on your wrist.',
    about: [
      'It opens with bitter orange, settles into blossom and ends on warm wood. It stays for about six hours.',
    ],
  },
  'golsa-tester-set': { name: 'Golsa Perfume Sample Set', short: 'Six small bottles for six moods.' },
  'tandar-tab-thermometer': {
    name: 'Tandar Digital Thermometer',
    short: 'Ten seconds, one beep, peace of mind.',
  },
  'tandar-gooshi-stethoscope': {
    name: 'Tandar Tapesh Stethoscope',
    short: 'The sound of the heart, without the sound of the corridor.',
    about: [
      'A double-sided chest piece of steel, soft ear tips in three sizes and a tube that does not stiffen in the cold.',
    ],
  },
  'tandar-chasb-plasters': {
    name: 'Tandar Plasters, Pack of Forty',
    short: 'They stay, even on a bent finger.',
  },
  'tandar-vitamin-d': {
    name: 'Tandar Vitamin D, 60 Tablets',
    short: 'For cloudy winters and offices without windows.',
  },
  'tandar-labkhand-toothbrush': {
    name: 'Tandar Bamboo Toothbrushes, Set of Four',
    short: 'Four marks, four people, no needless plastic.',
  },
  'tandar-tarazoo': {
    name: 'Tandar Taadol Bathroom Scale',
    short: 'Tells your weight and passes no judgment.',
  },
  'shahdineh-dark-chocolate': {
    name: 'Shahdineh 72% Dark Chocolate',
    short: 'Two ingredients only: cocoa beans and cane sugar.',
    about: ['Stone-ground for two days and poured by hand. Notes of cherry and toasted bread.'],
  },
  'shahdineh-yazdi-cake': {
    name: 'Shahdineh Yazdi Cakes',
    short: 'With freshly ground cardamom and rose water from Ghamsar, as they should be.',
    about: [
      'Baked on the morning that they leave the workshop. They keep for a week in their box, though they rarely get the chance.',
    ],
  },
  'shahdineh-birthday-cake': {
    name: 'Shahdineh Rainbow Birthday Cake',
    short: 'Vanilla sponge, fresh cream and colored sprinkles, for twelve.',
  },
  'shahdineh-strawberry-slice': {
    name: 'Shahdineh Strawberry Cake Slice',
    short: 'Three layers of sponge and strawberry with barely sweet cream.',
    about: [
      'Made to order with the strawberries of the day. Eat it within two days, with a fork and no hurry.',
    ],
  },
  'shahdineh-oat-cookie': {
    name: 'Shahdineh Oat and Chocolate Cookies',
    short: 'Crisp edges, a soft middle and chocolate in big chunks.',
  },
  'shahdineh-fruit-candy': {
    name: 'Shahdineh Fruit Drops',
    short: 'Barberry, sour cherry and quince; the color is the fruit’s own.',
  },
  'shahdineh-lollipop-box': {
    name: 'Shahdineh Lollipop Box',
    short: 'Twenty colorful wheels for twenty small guests.',
  },
  'shahdineh-donut-six': {
    name: 'Shahdineh Donuts, Box of Six',
    short: 'Dough that rested overnight, chocolate glaze and colored topping.',
    about: [
      'Fried at dawn and glazed while warm. Best on the same day; ten seconds in the oven bring back the second one.',
    ],
  },
  'shahdineh-creme-caramel': {
    name: 'Shahdineh Crème Caramel',
    short: 'Wobbly, with dark caramel and the scent of real vanilla.',
  },
  'shahdineh-gift-hamper': {
    name: 'Shahdineh Gift Hamper',
    short: 'Put three favorites of Shahdineh into the basket yourself.',
  },
  'maghzineh-pesteh': {
    name: 'Maghzineh Akbari Pistachios',
    short: 'Large, smiling, and salted so that your lips do not burn.',
    about: [
      'This year’s harvest from Rafsanjan, roasted in small batches. Packed in paper that keeps light and air out.',
    ],
  },
  'maghzineh-ajil': {
    name: 'Maghzineh Four-Nut Mix',
    short: 'Pistachio, almond, hazelnut and cashew; no seeds, no chickpeas.',
  },
  'maghzineh-keshmesh': {
    name: 'Maghzineh Green Raisins',
    short: 'Shade-dried in Kashmar; sour and sweet in one berry.',
  },
  'maghzineh-shahbaloot': {
    name: 'Maghzineh Chestnuts',
    short: 'From the forests of Gilan, for the fire, the oven or the pan.',
  },
  'maghzineh-gheisi': { name: 'Maghzineh Dried Apricots', short: 'Soft and fleshy; they open in the mouth.' },
  'maghzineh-gilas': {
    name: 'Maghzineh Dried Sour Cherries',
    short: 'Tart, chewy and a close friend of rice and chocolate.',
  },
  'damino-sobhgah-coffee': {
    name: 'Damino Sobhgah Coffee Beans',
    short: 'A medium roast with hazelnut and milk chocolate at the end.',
    about: ['Roasted every Tuesday and sent on Wednesday. Good in a French press, better in a moka pot.'],
  },
  'damino-lahijan-tea': {
    name: 'Damino Lahijan Spring Tea',
    short: 'First flush, pale and fragrant; do not hurry.',
    about: [
      'Picked in the first ten days of spring on the slopes of Lahijan. Give it twelve minutes on gentle steam.',
    ],
  },
  'damino-bahar-herbal': {
    name: 'Damino Borage and Valerian Infusion',
    short: 'The last cup of the night; a few drops of lime change its color.',
  },
  'damino-sekanjabin': {
    name: 'Damino Sekanjabin Syrup',
    short: 'Homemade vinegar, mint and honey; the grated cucumber is yours.',
    about: [
      'One part syrup, five parts cold water, grated cucumber and ice: the taste of summer afternoons.',
    ],
  },
  'damino-anar-juice': {
    name: 'Damino Saveh Pomegranate Juice',
    short: 'Only pomegranate. Cold-pasteurized, no sugar, no water.',
    about: [
      'A kilo and a half of pomegranates in every bottle. Shake it, and drink it within three days of opening.',
    ],
  },
  'damino-matcha': { name: 'Damino Matcha Powder', short: 'Bright green, not bitter, for lattes and cakes.' },
  'damino-tasting-set': {
    name: 'Damino Tasting Set',
    short: 'Coffee in the morning, tea in the afternoon, an infusion at night.',
  },
  'dashtan-lighvan-cheese': {
    name: 'Dashtan Lighvan Cheese',
    short: 'Sheep’s milk, six months in brine, and holes for a reason.',
    about: [
      'From the village that gave the cheese its name. Soak it in water for an hour if you like it milder.',
    ],
  },
  'dashtan-gavan-honey': {
    name: 'Dashtan Astragalus Honey',
    short: 'From migrating hives in Fereydunshahr, with its test report.',
  },
  'dashtan-free-eggs': {
    name: 'Dashtan Free-Range Eggs, Tray of Fifteen',
    short: 'Hens that walk, yolks that are orange.',
  },
  'dashtan-sangak-bread': {
    name: 'Dashtan Sourdough Bread',
    short: 'Twenty-four hours of rising and a crust that speaks.',
    about: [
      'Flour, water, salt and time. It leaves the oven at five in the morning and is at your door before lunch.',
    ],
  },
  'dashtan-local-butter': {
    name: 'Dashtan Farm Butter',
    short: 'Churned from yogurt, not cream: a little sour, very fragrant.',
  },
  'dashtan-roodbar-olive': {
    name: 'Dashtan Rudbar Marinated Olives',
    short: 'Walnut, pomegranate paste and wild herbs, the way of Gilan.',
  },
  'dashtan-tarom-rice': {
    name: 'Dashtan Tarom Hashemi Rice',
    short: 'Ten kilos of the scent of paddies, pure and a year old.',
  },
  'dashtan-zafaran-pepper': {
    name: 'Dashtan Smoked Red Pepper',
    short: 'Half a spoon holds a world of smoke and sun.',
  },
}
