import { z } from 'zod'
import { type Arg, type Args, isTaken } from '../wp-rest/declaration.ts'

/** The part of JSON Schema that declarations and Zod's schemas come to. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  default?: unknown
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
}

/** A schema of the contract: with `input` as it is sent, with `output` as it is answered. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // Zod's own type holds all of JSON Schema
  return described as JsonSchema
}

/** Names a declaration that stands for itself elsewhere; undefined to have it written out. */
export type Refer = (declared: Args) => string | undefined

const valueSchema = (arg: Arg, refer: Refer): JsonSchema => {
  if (arg.type === 'array') return { type: 'array', items: schemaOfArg(arg.items, refer) }
  if (arg.type === 'object') {
    const $ref = refer(arg.properties)
    return $ref ? { $ref } : schemaOfArgs(arg.properties, refer)
  }
  if (arg.type === 'mixed' || !isTaken(arg)) return {}
  const { nullable: _, required: __, default: ___, ...plain } = arg
  return plain
}

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** One parameter as it is declared to WordPress's clients. */
const schemaOfArg = (arg: Arg, refer: Refer): JsonSchema => {
  const schema = valueSchema(arg, refer)
  return {
    ...(arg.nullable ? orNull(schema) : schema),
    ...(arg.description !== undefined && { description: arg.description }),
    ...(arg.default !== undefined && { default: arg.default }),
  }
}

/** Parameters as one object. A field that is not served is none of it. */
export const schemaOfArgs = (declared: Args, refer: Refer = () => undefined): JsonSchema => {
  const served = Object.entries(declared).filter(([, arg]) => isTaken(arg))
  const required = served.filter(([, arg]) => arg.required).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(served.map(([name, arg]) => [name, schemaOfArg(arg, refer)])),
    ...(required.length > 0 && { required }),
  }
}
