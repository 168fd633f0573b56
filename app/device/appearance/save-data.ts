import { saveDataCookie } from '#common/save-data.ts'

/** Switches the data saver of this device; the server reads it with the next page. */
export const setSaveData = (on: boolean): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = saveDataCookie(on, location.origin)
}
