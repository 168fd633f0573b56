import { textOfHtml } from '#store/modules/content/content.ts'

/** A plain text as a cell: where reading it as HTML would take something away, in entities. */
export const writePlain = (text: string): string =>
  !/[<&]/.test(text) || textOfHtml(text) === text
    ? text
    : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The plain text of a cell, which WooCommerce may have written in entities. */
export const readPlain = (cell: string): string => (/[<&]/.test(cell) ? textOfHtml(cell) : cell.trim())
