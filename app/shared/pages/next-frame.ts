/** ms; a page in the background has no frames */
const LONGEST = 100

/** Settles once the next frame is on its way: what was pressed is seen pressed before more is done. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST)
    requestAnimationFrame(() => setTimeout(resolve))
  })
