import { type CssNode, find, fork, generate, walk } from 'css-tree'

const AT_RULES = new Set([
  ...['media', 'supports', 'container', 'layer', 'scope', 'starting-style', 'property'],
  ...['keyframes', '-webkit-keyframes'],
])

/** Those that fetch nothing; `url`, `src`, `image-set` and others that do are not among them. */
const FUNCTIONS = new Set([
  ...['var', 'env', 'attr', 'counter', 'counters'],
  ...[
    'calc',
    'min',
    'max',
    'clamp',
    'round',
    'mod',
    'rem',
    'abs',
    'sign',
    'pow',
    'sqrt',
    'hypot',
    'log',
    'exp',
  ],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2'],
  ...[
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
    'color-mix',
    'light-dark',
  ],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient', 'repeating-conic-gradient'],
  ...['translate', 'translatex', 'translatey', 'translatez', 'translate3d'],
  ...[
    'scale',
    'scalex',
    'scaley',
    'scalez',
    'scale3d',
    'rotate',
    'rotatex',
    'rotatey',
    'rotatez',
    'rotate3d',
  ],
  ...['skew', 'skewx', 'skewy', 'matrix', 'matrix3d', 'perspective'],
  ...['blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity'],
  ...['saturate', 'sepia', 'cubic-bezier', 'linear', 'steps', 'minmax', 'repeat', 'fit-content'],
  ...['circle', 'ellipse', 'inset', 'polygon', 'path', 'rect', 'xywh'],
])

const PROPERTY = /^(--[\w\u0080-\uffff-]+|-?[a-z][a-z\d-]*)$/i
const PROPERTIES_THAT_LOAD = new Set(['behavior', '-ms-behavior', '-moz-binding'])

/** What the parser did not understand, and what is no style. */
const UNREAD = new Set(['Raw', 'GeneralEnclosed', 'CDO', 'CDC', 'Comment'])

/** In a name an escape hides what it is; in a string it is one sign of its text. */
const hasEscape = (node: CssNode): boolean =>
  node.type !== 'String' &&
  Object.values(node).some((value) => typeof value === 'string' && value.includes('\\'))

const isForbidden = (node: CssNode): boolean => {
  if (UNREAD.has(node.type) || node.type === 'Url' || hasEscape(node)) return true
  if (node.type === 'Function') return !FUNCTIONS.has(node.name.toLowerCase())
  if (node.type !== 'Declaration') return false
  return !PROPERTY.test(node.property) || PROPERTIES_THAT_LOAD.has(node.property.toLowerCase())
}

const holdsForbidden = (node: CssNode | null): boolean => node !== null && find(node, isForbidden) !== null

const isLeftOut = (node: CssNode): boolean => {
  if (node.type === 'Rule') return holdsForbidden(node.prelude)
  if (node.type === 'Atrule') return !AT_RULES.has(node.name.toLowerCase()) || holdsForbidden(node.prelude)
  return node.type === 'Declaration' ? holdsForbidden(node) : UNREAD.has(node.type)
}

/**
 * What of a style sheet of the shop owner's may be shown: rules that fetch nothing and cannot leave their `<style>`
 * element. Parsed and written anew; a declaration or rule that is not understood, or hides a name behind an escape, is
 * left out.
 */
export const sanitiseCss = (css: string): string => {
  if (!css.trim()) return ''
  try {
    // a parser of its own: css-tree's reuses buffers without clearing them, and may never end over a later sheet
    const sheet = fork({}).parse(css, { parseCustomProperty: true })
    walk(sheet, (node) => {
      if (node.type === 'StyleSheet' || node.type === 'Block') {
        node.children = node.children.filter((child) => !isLeftOut(child))
      }
    })
    // only a string may hold this, and means the same with the escape
    return generate(sheet).replaceAll('</', '<\\/')
  } catch {
    // nested deeper than anybody writes
    return ''
  }
}
