/** Gives the focus to what follows a button that is gone, unless somebody is elsewhere by now. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
