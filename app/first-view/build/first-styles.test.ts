import { expect, it } from 'vitest'
import { importsOf, partsOf } from './first-styles.ts'

it('reads imports of one line and of several, ours alone', () => {
  const code = [
    "import { useState } from 'react'",
    "import type { Row } from './row.ts'",
    "import './part.css'",
    "import {\n  one,\n  two,\n} from '#app/ui/two.ts'",
    "export { three } from './three.tsx'",
  ].join('\n')
  expect(importsOf(code, 'part.tsx')).toEqual(['./part.css', '#app/ui/two.ts', './three.tsx'])
})

it('refuses an import that it cannot read', () => {
  expect(() => importsOf('import { one } from "./one.ts"\n', 'part.tsx')).toThrow('part.tsx')
})

it('reads what is hydrated later', () => {
  const code = "const list = hydrateWhenIdle(async () => (await import('./list.tsx')).List)\n"
  expect(partsOf(code, 'part.tsx')).toEqual(['./list.tsx'])
  expect(partsOf(code.replace('(async', '(\n  async'), 'part.tsx')).toEqual(['./list.tsx'])
})

it('refuses a part that it cannot read', () => {
  expect(() => partsOf('const list = hydrateWhenIdle(loadList)\n', 'part.tsx')).toThrow('part.tsx')
})
