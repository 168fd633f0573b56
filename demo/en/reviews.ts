import type { ReviewSource } from '../source.ts'

export const reviews: ReviewSource = {
  count: 140,
  closings: [
    'Would buy again.',
    'Thank you to whoever packed it.',
    'Ordering a second one.',
    'Worth the money.',
    'My sister wants one now.',
    'Recommended.',
  ],
  texts: {
    any: {
      praise: [
        'Exactly what the pictures promised.',
        'Arrived two days before I expected it.',
        'Packed so neatly that I kept the box.',
        'Better made than I thought it would be at this price.',
        'I have used it every day for three months and it still looks new.',
        'Gave it as a present and got a phone call about it.',
        'Looked at a dozen others first and I am glad I stopped here.',
        'Had a question, got an answer from an actual human within the hour.',
        'The small details show that somebody cared.',
        'Second one I own, same quality as the first.',
      ],
      fair: [
        'Nice enough, though not quite as described.',
        'The thing itself is good; delivery took its time.',
        'Fine for now and then, not for every day.',
        'A little cheaper and it would get five stars.',
        'Box was dented, contents were fine.',
      ],
      blame: [
        'Not what I had imagined. Returned it.',
        'Broke in the second week. They did replace it.',
        'The color is not the one on my screen.',
        'Hard to justify the price.',
      ],
    },
    tech: {
      praise: [
        'Paired in a second and has not dropped out since.',
        'The battery lasts as long as they say, which is a first.',
        'Quiet, cool, and no app to install.',
        'Voices on calls finally sound like people.',
        'Sturdy, and nothing rattles.',
        'Works with my ten-year-old laptop without complaint.',
        'Setup took less time than opening the box.',
      ],
      fair: [
        'Cable is on the short side, otherwise good.',
        'Took a while to find the settings I wanted.',
        'Sounds great but heavier than I like.',
      ],
      blame: ['Would not switch on after a week.', 'Keeps losing the connection in my kitchen.'],
    },
    fashion: {
      praise: [
        'Ordered my usual size and it fits.',
        'Soft from the first day and did not shrink in the wash.',
        'The stitching is tidy even on the inside.',
        'So comfortable that I went back for another color.',
        'It has pockets. Real ones.',
        'Three strangers asked me where it came from.',
        'Keeps its shape after a lot of wear.',
      ],
      fair: [
        'Runs slightly small, go one up.',
        'Lovely, but it wrinkles if you look at it.',
        'Sleeves are long on me.',
      ],
      blame: ['Color bled in the first wash.', 'A seam opened under the arm.'],
    },
    home: {
      praise: [
        'Changed the whole corner of the room.',
        'A good weight in the hand.',
        'Survived the dishwasher, and my children.',
        'I put it together alone in fifteen minutes.',
        'Simple and goes with everything we have.',
        'Just right for a small apartment.',
      ],
      fair: [
        'Smaller than it looks, so read the measurements.',
        'Good, with one tiny chip on the rim.',
        'The instructions could use one more drawing.',
      ],
      blame: ['One of two arrived broken.', 'Wobbles on our floor.'],
    },
    food: {
      praise: [
        'So fresh it must have been made yesterday.',
        'Gone in one evening.',
        'Not too sweet, which is rare.',
        'The whole kitchen smelled wonderful.',
        'We order it every month now.',
        'Tastes like the one my aunt used to make.',
      ],
      fair: ['Delicious, I wish there were a larger pack.', 'A touch too salty for me.'],
      blame: ['Arrived melted.', 'A small bag for what it costs.'],
    },
    outdoor: {
      praise: [
        'Kept us dry through a night of proper rain.',
        'Light enough that I forgot it was in the pack.',
        'Passed its test on the first climb.',
        'One season in and not a loose thread.',
        'Easy to work with cold hands.',
      ],
      fair: ['Good gear, the pouch is flimsy.', 'Needs a few trips to break in.'],
      blame: ['A seam let go on the second trip.'],
    },
    culture: {
      praise: [
        'Started after dinner, finished at two in the morning.',
        'Beautiful paper and printing.',
        'Just the thing for a beginner.',
        'Warm tone, and it stays in tune.',
        'In my inbox before I had closed the page.',
        'We have played it every Sunday since.',
      ],
      fair: ['Slow first half, stay with it.', 'The cover is a bit thin.'],
      blame: ['Two blank pages. They sent another.', 'I expected more from the blurb.'],
    },
  },
}
