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

/** Numbers that are tried one by one; where so many have the name, they are looked for further apart. */
const NEAR = 20

/** The text, or, if it is taken, the text with the first free number: `cap-2`. */
export const freeName = async (
  text: string,
  isTaken: (text: string) => Promise<boolean>,
  first = 2,
): Promise<string> => {
  let free = text
  for (let number = first; await isTaken(free); number += number < NEAR ? 1 : number)
    free = `${text}-${number}`
  return free
}
