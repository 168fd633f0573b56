/** What is made when it is first asked for, and once, as room for a hundred thousand entries that most shops never need. */
export const lazy = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
