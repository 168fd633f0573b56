import type { BlogSource } from '#demo/source.ts'
import { drinkPosts } from './drink-posts.ts'
import { freeTimePosts } from './free-time-posts.ts'
import { guidePosts } from './guide-posts.ts'
import { livingPosts } from './living-posts.ts'
import { stylePosts } from './style-posts.ts'
import { tastePosts } from './taste-posts.ts'

export const blog: BlogSource = {
  editor: 'تحریریهٔ ویترین',
  categories: [
    { slug: 'buying-guides', name: 'راهنمای خرید', description: 'پیش از خریدن بخوانید.' },
    { slug: 'living', name: 'خانه و زندگی', description: 'کوچک‌هایی که روز را بهتر می‌کنند.' },
    { slug: 'taste', name: 'خوراک و نوشیدنی', description: 'از آشپزخانه و کارگاه.' },
    { slug: 'style', name: 'مد و زیبایی', description: 'پوشیدن و مراقبت.' },
    { slug: 'free-time', name: 'سفر و سرگرمی', description: 'برای آخر هفته.' },
  ],
  tags: [
    { slug: 'coffee', name: 'قهوه' },
    { slug: 'tea', name: 'چای' },
    { slug: 'how-to', name: 'آموزش' },
    { slug: 'tradition', name: 'سنت' },
    { slug: 'headphones', name: 'هدفون' },
    { slug: 'gift', name: 'هدیه' },
    { slug: 'skin', name: 'پوست' },
    { slug: 'shoes', name: 'کفش' },
    { slug: 'books', name: 'کتاب' },
    { slug: 'plants', name: 'گیاه' },
    { slug: 'camping', name: 'کمپینگ' },
    { slug: 'games', name: 'بازی' },
    { slug: 'photography', name: 'عکاسی' },
    { slug: 'kids', name: 'کودک' },
  ],
  posts: [...drinkPosts, ...guidePosts, ...livingPosts, ...tastePosts, ...stylePosts, ...freeTimePosts],
}
