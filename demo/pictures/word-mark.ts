import type { Locale } from '#common/locale.ts'

/** A shop window: an awning of three scallops over a pane with a door-bell dot. */
const glyph = (ink: string, pane: string) => `
  <g stroke-linejoin="round">
    <rect x="18" y="52" width="92" height="62" rx="12" fill="${ink}"/>
    <rect x="29" y="62" width="70" height="41" rx="6" fill="${pane}"/>
    <path d="M41 103 L65 62 H79 L55 103 z" fill="#fff" fill-opacity=".55"/>
    <path d="M22 14 H106 L118 44 a15 15 0 0 1 -27 10 a15 15 0 0 1 -27 0 a15 15 0 0 1 -27 0 a15 15 0 0 1 -27 -10 z" fill="${ink}"/>
    <path d="M52 14 H76 L79 44 a15 15 0 0 1 -30 0 z" fill="${pane}"/>
  </g>`

/** «ویترین» in one even stroke, right to left: و ی ت ر ی ن and their dots. */
const persian = (ink: string) => `
  <g fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">
    <path d="M280 78 a16 16 0 1 1 16 -16 v12 c0 18 -12 30 -34 30"/>
    <path d="M234 58 v14 q0 6 -6 6 H188 q-6 0 -6 -6 V58 M182 72 q0 6 -6 6 h-10 q-6 0 -6 -6 v-8 c0 22 -8 38 -28 40"/>
    <path d="M112 58 v14 q0 6 -6 6 H72 M72 78 q-4 0 -4 -8 V62 c4 30 -8 44 -30 44 s-32 -16 -28 -40"/>
  </g>
  <g fill="${ink}"><circle cx="222" cy="97" r="6.5"/><circle cx="238" cy="97" r="6.5"/><circle cx="174" cy="36" r="6.5"/><circle cx="190" cy="36" r="6.5"/>
  <circle cx="96" cy="97" r="6.5"/><circle cx="112" cy="97" r="6.5"/><circle cx="38" cy="58" r="6.5"/></g>`

/** The same hand for “Vitrin”. */
const latin = (ink: string) => `
  <g fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">
    <path d="M10 32 L38 98 L66 32"/><path d="M92 56 V98"/>
    <path d="M126 38 V84 q0 14 14 14 h4 M112 56 H144"/><path d="M170 98 V56 M170 76 q2 -20 24 -20"/>
    <path d="M220 56 V98"/><path d="M250 98 V56 M250 78 q0 -22 20 -22 t20 22 V98"/>
  </g>
  <g fill="${ink}"><circle cx="92" cy="34" r="7"/><circle cx="220" cy="34" r="7"/></g>`

export const LOGO = { width: 690, height: 192 }

/** The app's word-mark: its window and its name, for light or dark ground. */
export const wordMark = (locale: Locale, ink: string, pane: string): string => {
  const [window, word] = locale === 'fa' ? [326, 6] : [0, 148]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO.width}" height="${LOGO.height}" viewBox="0 0 460 128">
  <g transform="translate(${window} 0)">${glyph(ink, pane)}</g>
  <g transform="translate(${word} 0)">${locale === 'fa' ? persian(ink) : latin(ink)}</g></svg>`
}
