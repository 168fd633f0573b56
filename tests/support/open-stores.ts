type Close = () => Promise<void>

const open = new Set<Close>()

/**
 * Notes a store that a test opened. It is closed with its file unless the test does so: what stays open keeps a
 * database and a folder for as long as all tests run.
 * @returns closes it, once
 */
export const noteOpen = (close: Close): Close => {
  const once = async () => {
    if (open.delete(once)) await close()
  }
  open.add(once)
  return once
}

/** Closes every store that is still open. */
export const closeAll = async (): Promise<void> => {
  await Promise.all([...open].map((close) => close()))
}
