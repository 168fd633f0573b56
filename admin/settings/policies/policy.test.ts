import { expect, test } from 'vitest'
import { gapsIn, POLICIES, readStartingTexts } from './policy.ts'

const FULL = { name: 'Tea & Cups', email: 'hi@tea.test', phone: '021 1234', days: 14 }
const NONE = { name: '', email: '', phone: '', days: 0 }

test.each(['fa', 'en'] as const)(
  'texts to begin with in %s tell what the shop is known by',
  async (language) => {
    const texts = await readStartingTexts(language)
    const all = POLICIES.map(({ name }) => texts[name](FULL)).join('')
    for (const said of ['Tea &amp; Cups', 'hi@tea.test', '021 1234', language === 'fa' ? '۱۴' : '14'])
      expect(all).toContain(said)
    for (const { name } of POLICIES) {
      const html = texts[name](FULL)
      expect(html).not.toMatch(/undefined|NaN/)
      expect(html).toMatch(/^<p>.*<h2>/s)
    }
  },
)

test.each(['fa', 'en'] as const)('what a shop does not tell is a gap in %s', async (language) => {
  const texts = await readStartingTexts(language)
  for (const { name } of POLICIES) {
    const more = gapsIn(texts[name](NONE)).length - gapsIn(texts[name](FULL)).length
    expect(more).toBeGreaterThan(0)
  }
})

test('a gap is told once, and the address of a link is none', () => {
  expect(gapsIn('<p>[days] and [days]</p><a href="/[x]">[city]</a> []')).toEqual(['[days]', '[city]'])
})
