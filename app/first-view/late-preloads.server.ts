import { replaceBytes } from '#common/bytes.ts'

/**
 * The page's HTML with preloads of modules that wait for `late-preloads.ts`: style sheets, fonts and pictures come
 * first, then the whole router at once instead of each module when another one names it.
 */
export const withLatePreloads = (html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
  replaceBytes(html, ' rel="modulepreload"', ' rel="late-modulepreload"')
