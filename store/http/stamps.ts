/** A part of the shop that answers are made of; every change of it counts. */
export interface Tag {
  version: number
}

/** What something was made of, each part as it was then. */
export type Stamps = readonly (readonly [tag: Tag, version: number])[]

/** Whether nothing of it has changed since. */
export const areCurrent = (stamps: Stamps): boolean => {
  for (const [tag, version] of stamps) if (tag.version !== version) return false
  return true
}
