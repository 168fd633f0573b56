interface Common {
  description?: string
  required?: true
  /** a `null` inside an object or list counts as given; without this it is a wrong type */
  nullable?: true
}
interface IntegerArg extends Common {
  type: 'integer' | 'number'
  default?: number
  minimum?: number
  maximum?: number
}
interface BooleanArg extends Common {
  type: 'boolean'
  default?: boolean
}
interface StringArg extends Common {
  type: 'string'
  default?: string
  enum?: readonly string[]
  format?: 'date-time' | 'date' | 'email' | 'uri' | 'hex-color'
}
export type ScalarArg = IntegerArg | BooleanArg | StringArg
export interface ArrayArg extends Common {
  type: 'array'
  items: Arg
  default?: readonly (string | number)[]
}
/** An object by its properties; others in it are refused by their names. */
export interface ObjectArg extends Common {
  type: 'object'
  properties: Args
  /** others are passed by */
  open?: true
  default?: undefined
}
/** Any value of JSON, for what a shop keeps without understanding it, such as the values of `meta_data`. */
interface MixedArg extends Common {
  type: 'mixed'
  default?: undefined
}
/** A field that WooCommerce writes and this shop does not: refused by its name, unless it is given as it is here anyway. */
export interface UnservedArg {
  type: 'unserved'
  /** values that change nothing, so that an item may be sent back as it was read; `null` always is one */
  allowed: readonly unknown[]
  description?: undefined
  required?: undefined
  nullable?: undefined
  default?: undefined
}
/** A field that is answered and never written: an item may be sent back whole, as it was read or since changed. */
interface ReadOnlyArg {
  type: 'read-only'
  description?: undefined
  required?: undefined
  nullable?: undefined
  default?: undefined
}
/** One parameter, declared as WordPress declares it: the same words check requests and answer OPTIONS. */
export type Arg = ScalarArg | ArrayArg | ObjectArg | MixedArg | UnservedArg | ReadOnlyArg
export interface Args {
  [name: string]: Arg
}

type Plain<A> = A extends { enum: readonly (infer E)[] }
  ? E
  : A extends { type: 'integer' | 'number' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: 'mixed' }
        ? unknown
        : A extends { type: 'unserved' | 'read-only' }
          ? undefined
          : A extends { type: 'array'; items: infer I }
            ? Value<I>[]
            : A extends { type: 'object'; properties: infer P }
              ? { [K in keyof P]: P[K] extends { required: true } ? Value<P[K]> : Value<P[K]> | undefined }
              : string
type Value<A> = A extends { nullable: true } ? Plain<A> | null : Plain<A>
export type Parsed<A> = {
  [K in keyof A]: A[K] extends { default: unknown } | { required: true }
    ? Value<A[K]>
    : Value<A[K]> | undefined
}

/** Keeps the literal types of a declaration. */
export const args = <const A extends Args>(declared: A): A => declared

/** Fields that are answered beside those that are written. */
export const readOnly = <Name extends string>(...names: Name[]): Record<Name, ReadOnlyArg> =>
  Object.fromEntries(names.map((name) => [name, { type: 'read-only' }])) as Record<Name, ReadOnlyArg>

/** Whether a field changes something, and so is one that clients are told of. */
export const isTaken = ({ type }: Arg): boolean => type !== 'unserved' && type !== 'read-only'
