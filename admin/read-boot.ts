import { BOOT_ID, type BootData } from './boot.ts'

/** What the page carries, see `server/admin`. */
export const readBoot = (document: Document): BootData =>
  JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '')
