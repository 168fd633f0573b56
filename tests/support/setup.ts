import { afterAll } from 'vitest'
import { closeAll } from './open-stores.ts'

/** What every file of unit and contract tests begins with. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // as long as a test may take: what is loaded on demand comes late where others use the machine
  configure({ asyncUtilTimeout: 20_000 })
  // jsdom has neither modal dialogs nor animations
  HTMLDialogElement.prototype.showModal ??= function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.getAnimations ??= () => []
}

afterAll(closeAll)
