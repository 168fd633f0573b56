import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Where a redirect goes has to be written in place, made by a link function, or judged by `ownPath`; what else there is
 * was looked at: the ways to a bank and back, which the store itself makes.
 */
const JUDGED = new Set([
  // what `ownPath` let through
  'redirect(to',
  'redirect(wayOn(request',
  // as our own server's `welcome` answers the one before
  'redirect(answer.to',
  'redirectDocument(answer.to',
  // the shop's own origin, with what `readShared` let through or a path of ours
  'redirect(origin + path',
  // a bank, or the order's page
  'redirectDocument(new URL(placed.redirect',
  'redirectDocument(new URL(paid.redirect',
  'redirectDocument(new URL(redirect',
])
const PLAIN = /^\w+\(\s*(['"`]\/[\w/?-]|`\$\{href\(|localePrefix\(|href\(|\w+Href\(|'\/')/

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|paraglide/.test(file))
  .map((file) => join('app', file))

test('no page redirects to a URL that was not checked', () => {
  const calls = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!/\bredirect(Document)?\b.*from 'react-router'/.test(source)) return []
    return [...source.matchAll(/\bredirect(?:Document)?\(\s*[^),\n]+/g)].map(
      ([call]) => [file, call] as const,
    )
  })
  expect(calls.length).toBeGreaterThan(10)
  const open = calls.filter(([, call]) => {
    const tidy = call.replace(/\(\s+/, '(')
    return !PLAIN.test(tidy) && !JUDGED.has(tidy)
  })
  expect(open).toEqual([])
})
