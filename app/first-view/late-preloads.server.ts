import { replaceBytes } from '#common/bytes.ts'

/**
 * The page's HTML with modules that wait for `late-preloads.ts`: the first view comes first, then the whole router at once
 * instead of each module when another one names it.
 */
export const withLatePreloads = (html: Buffer<ArrayBuffer>, nonce: string): Buffer<ArrayBuffer> =>
  replaceBytes(
    replaceBytes(html, ' rel="modulepreload"', ' rel="late-modulepreload"'),
    `<script nonce="${nonce}" type="module"`,
    `<script nonce="${nonce}" type="late-module"`,
  )
