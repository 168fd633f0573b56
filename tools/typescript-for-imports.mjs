import { registerHooks } from 'node:module'

/** dependency-cruiser reads TypeScript through the compiler's API, which version 7 does not publish yet: it gets version 6. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-6'), context),
})
