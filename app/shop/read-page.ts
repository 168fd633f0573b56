/** The page a list's address asks for; anything that is no page number is the first. */
export const readPage = (url: string): number => {
  const asked = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
}
