import type { Plugin } from 'vite'

const NAMES = /^(?:Nav)?Link\.displayName = .*$/gm
const MADE = /^const (?:Nav)?Link = (?=React\$1\.forwardRef\()/gm
const PARTS = 2

/**
 * The router's links leave the bundle: `ShopLink` stands in their place, and only that they are named when the module runs
 * kept them.
 */
export const unusedLinks = (): Plugin => {
  let isReplaced = false
  return {
    name: 'unused-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler: (code) => {
        isReplaced = code.match(NAMES)?.length === PARTS && code.match(MADE)?.length === PARTS
        return { code: code.replace(NAMES, '').replace(MADE, '$&/* @__PURE__ */ '), map: null }
      },
    },
    generateBundle() {
      if (!isReplaced)
        this.error('React Router makes its links in another way now (app/first-view/build/unused-links.ts)')
    },
  }
}
