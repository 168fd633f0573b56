import type { ProductTextSource } from '#demo/source.ts'

export const digital: Record<string, ProductTextSource> = {
  'nava-aura-headphones': {
    name: 'Nava Aura Wireless Headphones',
    short:
      'Over-ear headphones with active noise cancelling and forty hours of battery, lighter than they look.',
    about: [
      'Aura is made for people who live in their headphones. Memory-foam cushions spread the pressure so well that after a long flight you forget you are wearing anything.',
      'Six microphones listen to the room and silence only what disturbs you; you will still hear the station announcement or the doorbell.',
    ],
    points: [
      'Active noise cancelling in three strengths',
      '40 hours of playback on one charge',
      'Ten minutes of charging for five hours of listening',
      'Connects to two devices at once',
    ],
    facts: { 'نسخهٔ بلوتوث': ['Bluetooth version', '5.4'], 'قطر درایور': ['Driver diameter', '40 mm'] },
  },
  'nava-mini-on-ear': {
    name: 'Nava Mini Folding Headphones',
    short: 'Headphones that fold up and fit into a coat pocket.',
    about: [
      'Mini is small; its sound is not. The metal band folds twice and the whole thing ends up the size of an apple.',
      'The buttons are real ones, so you can change the song with gloves on or in the dark.',
    ],
    points: ['Weighs 128 grams', '28 hours of battery', 'Built-in microphone for calls'],
  },
  'nava-studio-one': {
    name: 'Nava Studio One Headphones',
    short: 'Raw, unpolished sound for mixing, editing and demanding ears.',
  },
  'nava-buds-air': {
    name: 'Nava Buds Air Wireless Earbuds',
    short: 'Light, sweat-proof and always ready: company for your morning walk.',
    about: [
      'Each bud weighs less than a coin and stays put when you run. The case charges them three times over and slips into the smallest pocket.',
    ],
  },
  'arvin-call-pro': {
    name: 'Arvin Call Pro Office Headset',
    short: 'Meeting after meeting, without “Can you hear me?”',
  },
  'playnik-storm-headset': {
    name: 'Playnik Storm Gaming Headset',
    short: 'Hear their footsteps before you see them.',
  },
  'nava-kids-safe': {
    name: 'Nava Safe-Sound Headphones for Kids',
    short: 'Never louder than 85 decibels, however far they turn it up.',
  },
  'nava-sleep-band': {
    name: 'Nava Sleep Headband',
    short: 'Flat speakers that you do not feel, even when you sleep on your side.',
  },
  'nava-tanin-radio': {
    name: 'Nava Tanin Tabletop Radio',
    short: 'Sixties looks with a heart of today: FM, Bluetooth and USB.',
    about: [
      'A walnut case, a dial that turns with weight, and a sound that fills the kitchen without shouting. Tune it by hand, or play from your phone.',
    ],
  },
  'nava-ghol-speaker': {
    name: 'Nava Ghoul Portable Speaker',
    short: 'A hundred watts of sound in the size of a handbag.',
    about: [
      'Take it to the yard, the beach or the mountain: splashes do not bother it and the battery lasts all night. Two of them play as a stereo pair.',
    ],
  },
  'nava-podcast-mic': {
    name: 'Nava Dialogue Podcast Microphone',
    short: 'Plug in the cable and record. That is all.',
  },
  'nava-stage-mic': {
    name: 'Nava Stage Handheld Microphone',
    short: 'For the stage, the party and singing with the family.',
  },
  'nava-mixer-four': {
    name: 'Nava Four-Channel Mixer',
    short: 'Four inputs, four knobs and not one hidden menu.',
  },
  'nava-gramophone-disc': {
    name: '“Nights of Karun” Vinyl Record',
    short: 'Eight quiet pieces for strings and night, on 180-gram vinyl.',
  },
  'nava-home-audio-set': {
    name: 'Nava Home Audio Set',
    short: 'Three devices that fill a home with sound; take whichever you like.',
  },
  'arvin-mahtab-phone': {
    name: 'Arvin Mahtab Smartphone',
    short: 'A screen that stays bright in the sun and a battery that gets home with you.',
    about: [
      'Mahtab does the everyday things well: a calm, sharp screen, a camera that needs no settings and four years of updates. It charges to half in twenty minutes.',
    ],
  },
  'arvin-setareh-phone': {
    name: 'Arvin Setareh Smartphone',
    short: 'A first phone, a second phone or a phone for your mother: simple and tough.',
  },
  'arvin-kuh-power-bank': {
    name: 'Arvin Kuh Power Bank, 20,000 mAh',
    short: 'Four full phone charges, two for a tablet, and one quiet mind.',
    about: [
      'Two devices at once, a display that counts honestly, and a shell that survives the bottom of a backpack.',
    ],
  },
  'arvin-tond-charger': {
    name: 'Arvin Three-Port Wall Charger',
    short: 'One socket, three devices, no family quarrel.',
  },
  'arvin-retro-handset': {
    name: 'Arvin Hello Retro Handset',
    short: 'Connect it to your mobile and talk as they do in old films.',
  },
  'arvin-khaneh-desk-phone': {
    name: 'Arvin Home Desk Phone',
    short: 'A real metal bell and a dial that is a joy to hear.',
  },
  'arvin-car-kit': {
    name: 'Arvin Phone Travel Kit',
    short: 'Everything that keeps you charged on the road, side by side.',
  },
  'arvin-tapesh-smartwatch': {
    name: 'Arvin Tapesh Smartwatch',
    short: 'Pulse, sleep and steps: it counts them all and makes no fuss.',
    about: [
      'Ten days on one charge, readable in full sun, and at home under a shirt cuff. Notifications arrive only from the people you choose.',
    ],
  },
  'tikan-kavir-automatic': {
    name: 'Tikan Kavir Automatic Watch',
    short: 'No battery: it lives for as long as you walk.',
  },
  'tikan-zang-alarm-clock': {
    name: 'Tikan Zang Alarm Clock',
    short: 'Leave the phone outside the bedroom; this one will wake you.',
  },
  'tikan-mantle-clock': {
    name: 'Tikan Ivan Mantel Clock',
    short: 'Strikes once an hour, just enough for the house to remember the time.',
  },
  'tikan-dow-stopwatch': {
    name: 'Tikan Mechanical Stopwatch',
    short: 'For coaches who trust their own thumb.',
  },
  'tikan-kitchen-timer': {
    name: 'Tikan Kitchen Timer',
    short: 'Turn it, leave it, go; your soft-boiled egg is safe.',
  },
  'tikan-sand-hourglass': {
    name: 'Tikan Pause Hourglass',
    short: 'Fifteen minutes of focus in the color of desert sand.',
  },
  'kavosh-sabok-14': {
    name: 'Kavosh Sabok 14-inch Laptop',
    short: '1.18 kilos, a whole working day, and no fan to be heard.',
    about: [
      'A magnesium body, a matte screen that is kind to the eyes and a keyboard made for long texts. It wakes before the lid is fully open.',
    ],
  },
  'kavosh-ofogh-monitor': {
    name: 'Kavosh Ofogh 27-inch Monitor',
    short: 'Calibrated colors and a stand that goes up, down and upright.',
  },
  'kavosh-taktak-keyboard': {
    name: 'Kavosh Taktak Mechanical Keyboard',
    short: 'Soft keys, with a sound that does not drive your roommate away.',
  },
  'kavosh-mush-mouse': {
    name: 'Kavosh Soft Wireless Mouse',
    short: 'Clicks in silence and does not give you away in online meetings.',
  },
  'kavosh-trackball': { name: 'Kavosh Trackball', short: 'The hand rests; the thumb does the walking.' },
  'kavosh-chap-printer': {
    name: 'Kavosh Leaf Laser Printer',
    short: 'Two-sided, wireless, with a cartridge that never dries out.',
  },
  'kavosh-gav-external-disk': {
    name: 'Kavosh Vault External Drive',
    short: 'Twenty years of photos in the size of a saucer.',
  },
  'playnik-zarbeh-pad': {
    name: 'Playnik Strike Game Controller',
    short: 'Frictionless sticks that will not drift, even after years.',
    about: [
      'Magnetic sensors instead of rubbing parts, grips that stay dry and thirty hours of play. It pairs with consoles, computers and phones.',
    ],
  },
  'playnik-arcade-stick': {
    name: 'Playnik Club Arcade Stick',
    short: 'The clicks of the old arcades, this time in your living room.',
  },
  'playnik-dideh-vr': {
    name: 'Playnik Dideh VR Headset',
    short: 'No cable, no computer: put it on and leave the room.',
  },
  'playnik-razm-headset': {
    name: 'Playnik Razm Gaming Headset',
    short: 'You know where the step came from before you see who took it.',
  },
  'playnik-pixel-lamp': {
    name: 'Playnik Pixel Night Light',
    short: 'A little space invader that shoots nothing but light.',
  },
  'playnik-game-tv': {
    name: 'Playnik Arena 43-inch Gaming TV',
    short: 'Under ten milliseconds of delay, and looks to fall for.',
  },
  'pixora-negah-mirrorless': {
    name: 'Pixora Negah Mirrorless Camera',
    short: 'A large sensor, a small body and dials that turn with gloves on.',
    about: [
      'Negah gives you control without menus: aperture, shutter and exposure each have a dial of their own. The viewfinder is as large as a window.',
    ],
  },
  'pixora-lahzeh-compact': {
    name: 'Pixora Lahzeh Compact Camera',
    short: 'Fits in a coat pocket and outdoes your phone.',
  },
  'pixora-ravi-camcorder': {
    name: 'Pixora Ravi Camcorder',
    short: 'From birthdays to documentaries, easy on the shoulder.',
  },
  'pixora-parde-projector': {
    name: 'Pixora Parde Home Projector',
    short: 'A white wall, and the living room is Friday night cinema.',
  },
  'pixora-setareh-telescope': {
    name: 'Pixora Sorayya Telescope',
    short: 'See the rings of Saturn with your own eyes.',
  },
  'pixora-si-film': {
    name: 'Pixora Color Film, 36 Exposures',
    short: 'You have thirty-six chances: look before you press.',
  },
  'pixora-clapper': {
    name: 'Pixora Wooden Clapperboard',
    short: 'Sound, camera, action! For filmmakers and dreamers.',
  },
  'pixora-renewed-camera': {
    name: 'Renewed Pixora Camera (sold by the maker)',
    short: 'Opened, cleaned and tuned by Pixora itself, at half the price of a new one.',
    facts: { وضعیت: ['Condition', 'Refurbished'] },
  },
}
