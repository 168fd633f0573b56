import { readCookie, serializeCookie } from './http/cookies.ts'

const NAME = 'save_data'
const YEAR = 365 * 86_400

/** Whether the browser itself asks for less data (`Save-Data: on`). */
export const browserSavesData = (headers: Headers): boolean =>
  headers.get('save-data')?.trim().toLowerCase() === 'on'

/** Whether a page is to be made with less data: the browser asks for it, or the device's setting does. */
export const savesData = (headers: Headers): boolean =>
  browserSavesData(headers) || readCookie(headers.get('cookie'), NAME) === '1'

/** The cookie of the device's setting; it has to be readable and writable by the settings screen. */
export const saveDataCookie = (on: boolean, origin: string): string =>
  serializeCookie(NAME, on ? '1' : '', { origin, maxAge: on ? YEAR : 0, httpOnly: false })
