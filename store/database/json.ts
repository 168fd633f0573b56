/** JSON kept as text, so that SQLite and PostgreSQL hold the same column. The parameter is what the text parses to. */
export type Json<T> = string & { readonly __parsed?: T }

export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>
export const fromJson = <T>(text: Json<T>): T => JSON.parse(text) as T
