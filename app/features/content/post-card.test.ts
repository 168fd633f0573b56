import { expect, test } from 'vitest'
import type { Post, PostCategory } from '#store-api/contract/content.ts'
import { readingMinutes, toCategoryLinks, toPostCard } from './post-card.ts'

const post = (changes: Partial<Post>): Post => ({
  id: 3,
  date: '2026-05-01T10:00:00',
  date_gmt: '2026-05-01T06:30:00',
  modified_gmt: '2026-05-01T06:30:00',
  slug: 'tea',
  link: 'http://shop.test/tea/',
  title: { rendered: 'Tea &amp; <em>cake</em>' },
  content: { rendered: `<p>${'word '.repeat(450)}</p>` },
  excerpt: { rendered: '<p>Short [&hellip;]</p>\n' },
  featured_media: 0,
  comment_status: 'open',
  ...changes,
})

test('a card holds plain text and what was embedded', () => {
  const card = toPostCard(
    post({
      _embedded: {
        'wp:featuredmedia': [
          {
            id: 1,
            source_url: 'http://shop.test/media/a.webp',
            alt_text: 'A cup',
            media_details: { width: 1, height: 1 },
          },
        ],
        'wp:term': [[{ id: 1, name: 'Food &amp; drink', slug: 'guides', taxonomy: 'category' }], []],
      },
    }),
  )
  expect(card).toMatchObject({
    title: 'Tea & cake',
    excerpt: 'Short …',
    minutes: 2,
    category: 'Food & drink',
    image: { src: 'http://shop.test/media/a.webp', alt: 'A cup' },
  })
})

test('categories are named in plain text', () => {
  const category = { id: 7, count: 1, description: '', link: '', slug: 'food', parent: 0 }
  const links = toCategoryLinks([{ ...category, name: 'Food &amp; drink &#8211; all' } as PostCategory])
  expect(links).toEqual([{ id: 7, name: 'Food & drink – all', slug: 'food' }])
})

test('without pictures and categories there is still a card', () => {
  expect(toPostCard(post({}))).toMatchObject({ category: null, image: null })
})

test('the shortest post takes a minute', () => {
  expect(readingMinutes('<p>Hi</p>')).toBe(1)
})
