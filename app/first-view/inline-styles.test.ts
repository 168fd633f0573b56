import { expect, it, vi } from 'vitest'

vi.mock('virtual:style-texts', () => ({
  default: { '/assets/shop.css': '.a::before{content:"–"}', '/assets/list.css': '.b{color:red}' },
}))

const { withInlineStyles } = await import('./inline-styles.server.ts')

const inPage = (head: string) => `<!DOCTYPE html><head><title>فروشگاه</title>${head}</head><p>جام</p>`
const inline = (head: string): string => withInlineStyles(Buffer.from(inPage(head)), 'n').toString()
const link = (url: string, more = '') => `<link nonce="n" rel="stylesheet" href="${url}"${more}/>`
const DISABLED = ' disabled="" media="not all"'

it('puts the text of each style sheet into the page once, and has no browser fetch it', () => {
  expect(inline(link('/assets/shop.css') + link('/assets/shop.css#'))).toBe(
    inPage(
      '<style nonce="n">.a::before{content:"–"}</style>' +
        link('/assets/shop.css', DISABLED) +
        link('/assets/shop.css#', DISABLED),
    ),
  )
})

it('leaves a link for loaders of code, which do not know the mark of the router', () => {
  expect(inline(link('/assets/list.css#'))).toBe(
    inPage(
      '<style nonce="n">.b{color:red}</style>' +
        link('/assets/list.css', DISABLED) +
        link('/assets/list.css#', DISABLED),
    ),
  )
})

it('leaves what is no style sheet of the build, and what is none of the head', () => {
  const own = `${link('/wp-content/own.css')}<link rel="preload" as="style" href="/assets/shop.css"/>`
  expect(inline(own)).toBe(inPage(own))
  const body = inPage('') + link('/assets/shop.css')
  expect(withInlineStyles(Buffer.from(body), 'n').toString()).toBe(body)
})
