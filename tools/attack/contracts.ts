import { z } from 'zod'
import { type JsonSchema, schemaOf, schemaOfArgs } from '#store/http/openapi/json-schema.ts'
import { OWN_ROUTES } from '#store/http/openapi/own-routes/own-routes.ts'
import { EDITS } from '#store/http/wp-rest/route.ts'
import { COMMERCE } from './contracts/commerce.ts'
import { CONTENT } from './contracts/content.ts'
import { SCHEMAS } from './contracts/schemas.ts'
import { STORE_API } from './contracts/store-api.ts'
import { TEXTS } from './contracts/texts.ts'
import type { Target } from './known/targets.ts'

/** What the shop's own routes declare to those who read of them. */
const ownShapes = (): [route: string, shape: JsonSchema][] =>
  [...OWN_ROUTES].flatMap(([route, { query, body }]): [string, JsonSchema][] => {
    const taken = route.startsWith('GET ') ? query : body
    if (!taken) return []
    return [[route, taken instanceof z.ZodType ? schemaOf(taken) : schemaOfArgs(taken)]]
  })

const SHAPES = new Map([
  ...ownShapes(),
  ...Object.entries(SCHEMAS).map(([route, schema]): [string, JsonSchema] => [route, schemaOf(schema)]),
  ...Object.entries(TEXTS).flatMap(([path, schema]) =>
    EDITS.map((method): [string, JsonSchema] => [`${method} ${path}`, schemaOf(schema)]),
  ),
  ...COMMERCE,
  ...CONTENT,
  ...STORE_API,
])
const ALL_SHAPES = [...SHAPES.values()]

/** The shapes that a call of this route may have: its own, or any where nobody has told it. */
export const shapesOf = ({ method, pattern }: Target): readonly JsonSchema[] => {
  const own = SHAPES.get(`${method} ${pattern}`)
  return own ? [own] : ALL_SHAPES
}

export const hasOwnShape = ({ method, pattern }: Target): boolean => SHAPES.has(`${method} ${pattern}`)
