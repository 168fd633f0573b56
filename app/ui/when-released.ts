/** Waits while something is pressed: what moves away under a finger is not tapped. */
export const whenReleased = async (): Promise<void> => {
  while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
}
