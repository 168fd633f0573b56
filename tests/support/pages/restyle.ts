import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 has everybody set without losing anything. */
export const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Styles of whoever looks at the page; as a style element the policy of the page would refuse them. */
export const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, css)
