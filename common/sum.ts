/** The sum of an amount of each item. */
export const sum = <T>(items: Iterable<T>, amountOf: (item: T) => number): number => {
  let total = 0
  for (const item of items) total += amountOf(item)
  return total
}
