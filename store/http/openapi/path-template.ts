import type { JsonSchema } from './json-schema.ts'

/** A parameter in a path. */
interface PathParameter {
  name: string
  in: 'path'
  required: true
  schema: JsonSchema
}

/** `:id{[0-9]+}`, whose pattern may hold `{2}`. */
const PARAMETER = /:(\w+)(?:\{((?:[^{}]|\{\d+(?:,\d*)?\})+)\})?/g
const NUMBER = '[0-9]+'

const parametersOf = (path: string): { name: string; pattern: string | undefined }[] =>
  [...path.matchAll(PARAMETER)].map(([, name = '', pattern]) => ({ name, pattern }))

/** A mounted path without the patterns of its parameters: `/orders/:id`. */
export const plainPath = (path: string): string => path.replace(PARAMETER, ':$1')

/** The same for all paths that a template cannot tell apart: `/products/:id{[0-9]+}` and `/products/:slug`. */
export const shapeOfPath = (path: string): string => path.replace(PARAMETER, ':')

const schemaOfPattern = (pattern: string | undefined): JsonSchema => {
  if (pattern === NUMBER) return { type: 'integer', minimum: 0 }
  return { type: 'string', ...(pattern && { pattern: `^${pattern}$` }) }
}

/**
 * Paths of one shape as a template of OpenAPI and its parameters. Where they name a part differently, as a number or as a
 * slug, it is named after both and may be any text.
 */
export const pathTemplate = (paths: readonly string[]): { template: string; parameters: PathParameter[] } => {
  const [first = '', ...others] = [...new Set(paths)]
  const all = [first, ...others].map(parametersOf)
  const parameters = (all[0] ?? []).map(({ pattern }, index): PathParameter => {
    const names = [...new Set(all.map((one) => one[index]?.name ?? ''))]
    const patterns = new Set(all.map((one) => one[index]?.pattern))
    return {
      name: names.join('_or_'),
      in: 'path',
      required: true,
      schema: patterns.size === 1 ? schemaOfPattern(pattern) : { type: 'string' },
    }
  })
  let index = 0
  return { template: first.replace(PARAMETER, () => `{${parameters[index++]?.name}}`), parameters }
}
