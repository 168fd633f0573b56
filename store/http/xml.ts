import { escapeHtml } from '#common/escape-html.ts'

/** Characters that XML 1.0 allows in no way of writing, as a vertical tab: one of them makes a whole file unreadable. */
const NOT_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text for elements and attributes of XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''))

/** Text of an element as it is, which may be HTML. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
