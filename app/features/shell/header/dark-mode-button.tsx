import type { MouseEvent } from 'react'
import { toggleDarkMode } from '#app/device/appearance/dark-mode.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { IconButton } from '#app/ui/actions/icon-button.tsx'
import { focusTwin } from '#app/ui/focus-twin.ts'
import styles from './top-header.module.css'

const toggle = (event: MouseEvent): void => {
  toggleDarkMode()
  focusTwin(event)
}

/** Both icons are there and the theme shows one: the server cannot know which. */
export const DarkModeButton = () => (
  <span className={styles.darkMode}>
    <IconButton icon="dark_mode" label={m.shell_dark_mode_on()} onClick={toggle} />
    <IconButton icon="light_mode" label={m.shell_dark_mode_off()} onClick={toggle} />
  </span>
)
