import type { KeyboardEvent } from 'react'

const pressBySpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** For a link that opens a dialog where there is script: to assistive technology and to the keyboard it is a button. */
export const opensDialog = {
  role: 'button',
  'aria-haspopup': 'dialog',
  onKeyDown: pressBySpace,
} as const
