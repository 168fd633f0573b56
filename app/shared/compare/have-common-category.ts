/** Whether all products share a category, by the ids of each one's categories; who has none fits all. Pure. */
export const haveCommonCategory = (products: number[][]): boolean => {
  const [first, ...others] = products.filter(({ length }) => length)
  return !first || first.some((id) => others.every((ids) => ids.includes(id)))
}
