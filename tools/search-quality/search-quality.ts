import { type KindFigures, measureBeginnings, measureShop, measureSuggestions } from './measure.ts'
import { openDemo } from './open-demo.ts'
import { shops } from './query.ts'

/** `npm run search-quality`: asks the search of both demo shops what shoppers type, and tells how often it is right. */
const MOST_EXPECTED = 4

const percent = (value: number) => `${value.toFixed(1)} %`

const total = (figures: KindFigures[], value: (one: KindFigures) => number): number =>
  figures.reduce((sum, one) => sum + value(one), 0)

const share = (figures: KindFigures[], name: 'first' | 'within'): string => {
  const queries = total(figures, (one) => one.queries)
  return percent(total(figures, (one) => one[name] * one.queries) / queries)
}

const rowOf = (figures: KindFigures[]) => ({
  queries: total(figures, (one) => one.queries),
  first: share(figures, 'first'),
  'within five': share(figures, 'within'),
  'nothing found': total(figures, (one) => one.empty),
  'false finds': total(figures, (one) => one.falseFinds),
})

for (const shop of ['fa', 'en'] as const) {
  const store = await openDemo(shop)
  const kinds = await measureShop(store, shops[shop])
  const suggested = await measureSuggestions(store, shops[shop])
  const begun = await measureBeginnings(store, shops[shop])
  await store.close()

  const { nothing, ...toFind } = kinds
  const all = rowOf(Object.values(toFind))
  console.log(`\nThe ${shop} shop`)
  const named = [
    ...Object.entries(suggested).map(([kind, figures]) => [`${kind}, suggested`, figures] as const),
    ...Object.entries(begun).map(([kind, figures]) => [`${kind}, but one letter`, figures] as const),
  ]
  for (const [kind, { misses }] of [...Object.entries(kinds), ...named]) {
    for (const { query, expected, got } of misses) {
      const more = expected.length > MOST_EXPECTED ? ` and ${expected.length - MOST_EXPECTED} more` : ''
      console.log(`  ${kind}: ${query}`)
      console.log(`    expected  ${expected.slice(0, MOST_EXPECTED).join(' ') || 'nothing'}${more}`)
      console.log(`    got       ${got.join(' ') || 'nothing'}`)
    }
  }
  const rows = [...Object.entries(kinds), ...named].map(([kind, figures]) => [kind, rowOf([figures])])
  console.table({ ...Object.fromEntries(rows), 'all to find': all })
}
