const LONGEST = 190
const MARKS = /[\u0300-\u036f]/g

/** A name as WordPress makes a slug of it; letters of every script stay as they are. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/&#?\w+;/g, '')
    .replace(/[./–—]/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_\s\u200c-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)

/** The slug, or the first of `slug-2`, `slug-3` … that nobody has. */
export const freeSlug = async (
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> => {
  let free = slug
  for (let number = 2; await isTaken(free); number++) free = `${slug}-${number}`
  return free
}
