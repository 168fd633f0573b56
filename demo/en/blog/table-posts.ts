import type { PostSource } from '#demo/source.ts'

export const drinkAndTablePosts: PostSource[] = [
  {
    slug: 'better-coffee-same-kettle',
    title: 'Better coffee, same kettle',
    excerpt: 'You need a scale, a little patience and no new machine at all.',
    category: 'at-the-table',
    tags: ['coffee'],
    author: 'Walter Reyes',
    days: 3,
    sticky: true,
    picture: { emoji: '☕', with: ['🫘', '🍪'], hue: 45 },
    content: `<p>Most disappointing cups have one of two causes: water straight off the boil, or beans that have been open since spring. A new machine cures neither.</p>
<h2>Weigh it once</h2>
<p>Fifteen grams of coffee to two hundred and forty of water. Do it with a scale for a week and your eye learns it for good.</p>
<h2>Wait one minute</h2>
<p>Let the kettle stand with its lid open before you pour. That minute is the difference between sharp and sweet.</p>
<h2>Buy less, more often</h2>
<ul><li>Look for the roasting date, not the expiry date.</li><li>Twelve ounces last two people about ten days.</li><li>Keep the bag shut and in a cupboard; the freezer is for later, not for tomorrow.</li></ul>
<p>If it is still bitter, grind a step coarser. If it is thin, a step finer. That is the whole secret.</p>`,
    comments: [
      {
        author: 'Priya Raman',
        text: 'The open lid! I have been scalding my coffee for ten years.',
        reply: 'So had we, until the roaster visited and politely left his cup.',
      },
      { author: 'Leo Hartmann', text: 'Does the same ratio work for a French press?' },
    ],
  },
  {
    slug: 'how-a-teapot-is-made',
    title: 'Nine days in the life of a teapot',
    excerpt: 'We followed one pot from a lump of clay to a box with our address on it.',
    category: 'at-the-table',
    tags: ['home', 'gifts'],
    author: 'Walter Reyes',
    days: 24,
    picture: { emoji: '🫖', colour: '#3f7f86', with: ['🍵', '🍋'], hue: 155 },
    content: `<p>On Monday it is a cylinder and looks like a flowerpot. The spout is thrown separately, the handle is pulled like taffy, and none of it is attached until Tuesday, when everything is as firm as cheese.</p>
<h2>The slow middle</h2>
<p>Then nothing happens for four days. Drying is the part that cannot be hurried: a pot that dries quickly cracks at the handle, and always on the last day.</p>
<h2>Two fires</h2>
<p>The first firing makes it hard, the second makes it waterproof. In between it is dipped in a bucket of ash glaze for exactly four seconds, counted aloud.</p>
<blockquote><p>You open the kiln and it has decided something without you.</p></blockquote>
<p>About one in eight does not make it. Those become the shelf that the others dry on.</p>`,
    comments: [{ author: 'Joan Mercer', text: 'I own one of these and will now pour more slowly.' }],
  },
  {
    slug: 'looking-after-cast-iron',
    title: 'Cast iron is not difficult',
    excerpt: 'Three rules, and one of them is to stop worrying.',
    category: 'how-to-choose',
    tags: ['care', 'home'],
    author: 'Grace Liu',
    days: 47,
    picture: { emoji: '🍳', with: ['🥚', '🧈'], hue: 25 },
    content: `<p>A skillet wants to be used. Everything that is said about oils, salts and phases of the moon is what happens when one is kept in a drawer.</p>
<h2>Rule one: dry it</h2>
<p>Rinse it while it is warm, brush off what sticks, and put it back on the heat for a minute. Rust needs water and time; give it neither.</p>
<h2>Rule two: a drop of oil</h2>
<p>Rub it in, then rub it off as if it had been a mistake. What is left is enough.</p>
<h2>Rule three: carry on</h2>
<p>If it does rust, scrub it with steel wool and start again. You cannot ruin four pounds of iron.</p>`,
  },
]
