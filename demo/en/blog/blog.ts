import type { BlogSource } from '#demo/source.ts'
import { drinkAndTablePosts } from './table-posts.ts'
import { outAndAboutPosts } from './weekend-posts.ts'

export const blog: BlogSource = {
  editor: 'The Vitrin desk',
  categories: [
    { slug: 'at-the-table', name: 'At the table', description: 'From kitchens and kilns.' },
    { slug: 'how-to-choose', name: 'How to choose', description: 'Read this before you buy.' },
    { slug: 'weekends', name: 'Weekends', description: 'Out of the house, or properly in it.' },
  ],
  tags: [
    { slug: 'coffee', name: 'Coffee' },
    { slug: 'care', name: 'Care and repair' },
    { slug: 'headphones', name: 'Headphones' },
    { slug: 'camping', name: 'Camping' },
    { slug: 'gifts', name: 'Gifts' },
    { slug: 'home', name: 'Home' },
  ],
  posts: [...drinkAndTablePosts, ...outAndAboutPosts],
}
