import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { beginTest, endFile, endTest } from './open-stores.ts'

/** What every file of unit and contract tests begins with. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  // as long as a test may take: what is loaded on demand comes late where others use the machine
  configure({ asyncUtilTimeout: 20_000 })
  // a document comes with globals of its own; these it lacks, and browsers have them as Node has
  const { default: streams } = await import('node:stream/web')
  Object.assign(globalThis, streams)
  Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
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

beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
