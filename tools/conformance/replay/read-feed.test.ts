import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

test('a feed is read as its channel and its items, without what XML needs', () => {
  const xml = `<?xml version="1.0"?><rss><channel>
    <title>Caps &amp; belts</title><atom:link href="/feed" rel="self" />
    <item><title>One</title><category><![CDATA[A & b]]></category><category>c</category>
      <guid isPermaLink="false">/?p=1</guid></item>
    <item><title>Two &#38; three</title></item>
  </channel></rss>`
  expect(readFeed(xml)).toEqual({
    title: ['Caps & belts'],
    item: [{ title: ['One'], category: ['A & b', 'c'], guid: ['/?p=1'] }, { title: ['Two & three'] }],
  })
})

test('another text is none', () => {
  expect(readFeed('{"a":1}')).toBeNull()
  expect(readFeed('<html></html>')).toBeNull()
})
