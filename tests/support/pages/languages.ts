import type { Page } from '@playwright/test'

/**
 * What the page writes in another language than it says there (WCAG 3.1.2): texts and texts for pictures whose script
 * is not that of the nearest `lang`. A Persian sentence may name Latin brands; addresses, codes and units are no language.
 */
export const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PERSIAN = /(?=\p{L})\p{Script=Arabic}/u
    const LATIN = /\p{Script=Latin}{2}/u
    const ADDRESS_OR_CODE =
      /^[^\p{L}\d]*([\w.+-]+@[\w.-]+|\w+:\/\/\S+|[\w-]+(\.[\w-]+)+|[\w-]*\d[\w-]*)[^\p{L}\d]*$/u
    const isForeign = (text: string, language: string | undefined) =>
      language === 'en'
        ? PERSIAN.test(text)
        : LATIN.test(text) && !PERSIAN.test(text) && !ADDRESS_OR_CODE.test(text)
    const found = new Set<string>()
    const judge = (text: string, element: Element | null) => {
      const language = element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)
      if (isForeign(text, language)) found.add(`${text.trim()} in ${element?.outerHTML.slice(0, 200)}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (!parentElement?.closest('script, style, noscript, code, [aria-hidden="true"]'))
        judge(data, parentElement)
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('img[alt]')) {
      // a sentence of the page that names somebody cannot be marked in parts
      if (!PERSIAN.test(image.alt) || !LATIN.test(image.alt)) judge(image.alt, image)
    }
    return [...found]
  })
