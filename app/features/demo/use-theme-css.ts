import { useEffect } from 'react'

/**
 * Puts on a theme that came after the document. A constructed sheet needs no place in the Content-Security-Policy;
 * it stays while the visitor walks on, and the next document has the theme by itself.
 */
export const useThemeCss = (css: string): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, [css])
}
