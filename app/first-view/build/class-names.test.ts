import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShortNames, replaceClassNames } from './class-names.ts'

let folder: string
let id: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-classes-'))
  id = join(folder, 'part.tsx')
  writeFileSync(join(folder, 'part.module.css'), '.title { color: red }\n.small { margin: 0.5rem }\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

const replace = (code: string) => replaceClassNames(code, id, createShortNames())

it('writes class names where they are used', () => {
  const code = replace("import styles from './part.module.css'\nexport const name = styles.title\n")
  expect(code).toMatch(/^import '.\/part.module.css'\nexport const name = '[a-z]{5}'\n$/)
})

it('keeps a table of names where one is picked while the page runs', () => {
  const code = replace("import styles from './part.module.css'\nexport const name = styles[size]\n")
  expect(code).toMatch(/const styles = \{"title":"[a-z]{5}","small":"[a-z]{5}".*\}/)
})

it.each([
  [
    'a class that the style module lacks',
    "import styles from './part.module.css'\nstyles.titel\n",
    'no class "titel"',
  ],
  ['another form of import', 'import styles from "./part.module.css"\n', 'import style modules as in'],
])('refuses %s', (_, code, message) => {
  expect(() => replace(code)).toThrow(message)
})

it('names a class alike each time, and refuses that two get one name', () => {
  const shortName = createShortNames()
  expect(shortName('title', 'a.module.css')).toBe(shortName('title', 'a.module.css'))
  // enough of them that two of five letters agree
  const many = () => {
    for (let number = 0; number < 20_000; number++) shortName(`class${number}`, 'a.module.css')
  }
  expect(many).toThrow('rename one of them')
})
