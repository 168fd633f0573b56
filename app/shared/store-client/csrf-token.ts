import { readCookie } from '#common/http/cookies.ts'

/** What scripted calls repeat in `X-XSRF-TOKEN` and plain forms in the field `_xsrf`; '' before the first page. */
export const readToken = (): string => readCookie(document.cookie, 'XSRF-TOKEN') ?? ''

const refresh = ({ target }: Event): void => {
  if (!(target instanceof Element)) return
  const field = target.closest('form')?.elements.namedItem('_xsrf')
  const token = readToken()
  if (field instanceof HTMLInputElement && token) field.value = token
}

/** Forms send the token of now: a sign-in in another tab has made that of the page worthless. */
export const keepTokenFresh = (): void => {
  for (const event of ['submit', 'change']) document.addEventListener(event, refresh, true)
}
