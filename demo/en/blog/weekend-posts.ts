import type { PostSource } from '#demo/source.ts'

export const outAndAboutPosts: PostSource[] = [
  {
    slug: 'choosing-headphones-by-room',
    title: 'Choose headphones by the room you are in',
    excerpt: 'Forget the frequency curve for a moment and look around you.',
    category: 'how-to-choose',
    tags: ['headphones', 'gifts'],
    author: 'Dana Whitcomb',
    days: 11,
    picture: { emoji: '🎧', with: ['📱', '☕'], hue: 270 },
    content: `<p>People ask us which pair sounds best. We ask where they will be sitting.</p>
<h2>On a train</h2>
<p>Noise cancelling earns its price here and almost nowhere else. Steady rumble is what it removes best; voices it only softens.</p>
<h2>At home, alone</h2>
<p>A cable still sounds better for the same money, and it never needs charging. Open windows are fine; open-backed headphones are finer.</p>
<h2>At a desk with others</h2>
<ul><li>Closed backs, so that your music stays yours.</li><li>A microphone with a mute key you can find without looking.</li><li>Light pressure: under nine ounces, or your ears will tell you by three o’clock.</li></ul>
<p>And try them with your glasses on.</p>`,
    comments: [
      {
        author: 'Marcus Webb',
        text: 'The glasses advice alone would have saved me two returns.',
        reply: 'It cost us two returns to learn it.',
      },
    ],
  },
  {
    slug: 'two-nights-one-bag',
    title: 'Two nights, one bag',
    excerpt: 'A packing list that has been shortened after every trip.',
    category: 'weekends',
    tags: ['camping'],
    author: 'Ines Calloway',
    days: 32,
    picture: { emoji: '⛺', with: ['🥾', '🎒'], hue: 210 },
    content: `<p>The first list had sixty entries. After six years of coming home with things unused it has nineteen, and nobody has been cold.</p>
<h2>What earns its place twice</h2>
<p>A scarf is a pillow. A pot is a bowl. A rain jacket is a wind jacket, a picnic blanket and, once, a sail.</p>
<h2>What we stopped taking</h2>
<ul><li>The second pair of pants. Dry socks matter, dry pants happen by themselves.</li><li>Anything that has to be explained.</li><li>The large lantern. Two small ones reach more corners.</li></ul>
<h2>What we will never leave behind again</h2>
<p>A paper map, coffee, and a note on the kitchen table that says where we went.</p>`,
  },
  {
    slug: 'a-rainy-sunday-indoors',
    title: 'A timetable for a rainy Sunday',
    excerpt: 'Nothing on it takes longer than an hour, and all of it is optional.',
    category: 'weekends',
    tags: ['home', 'gifts'],
    author: 'Hannah Brooks',
    days: 58,
    picture: { emoji: '🎲', with: ['🧩', '🕯️'], hue: 300 },
    content: `<p>Rain is permission. Here is how the desk spends it.</p>
<ol><li><strong>Nine:</strong> a second breakfast, since nobody was going running anyway.</li><li><strong>Eleven:</strong> mend one thing. A button counts.</li><li><strong>Two:</strong> a board game with the rules read aloud by whoever complains most.</li><li><strong>Four:</strong> tea, in the good cups. They were not made for visitors.</li><li><strong>Six:</strong> something slow in one pot, so that the kitchen is warm by itself.</li><li><strong>Nine:</strong> thirty pages. You may stop at twenty.</li></ol>
<p>If the sun comes out, cancel everything.</p>`,
  },
]
