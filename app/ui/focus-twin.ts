/**
 * Of two buttons side by side, of which style shows one, the pressed one has just been hidden: the other gets the focus
 * that it had.
 */
export const focusTwin = ({ currentTarget: pressed }: { currentTarget: Element }): void => {
  const twin = pressed.nextElementSibling ?? pressed.previousElementSibling
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true })
}
