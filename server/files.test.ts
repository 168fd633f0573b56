import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrin-files-'))
writeFileSync(join(root, 'app.js'), 'let a')
writeFileSync(join(root, '..', 'outside.js'), 'let b')
afterAll(() => {
  rmSync(root, { recursive: true })
  rmSync(join(root, '..', 'outside.js'))
})

test.each([
  ['/app.js', 200],
  ['/none.js', null],
  ['/%2e%2e/outside.js', null],
  [`/${'x'.repeat(3000)}.js`, null],
  ['/app.js/more.js', null],
  ['/%00.js', null],
])('%s is answered with %s', async (path, status) => {
  const answer = await createFiles(root)(new Request(`http://shop.test${path}`))
  expect(answer?.status ?? null).toBe(status)
})
