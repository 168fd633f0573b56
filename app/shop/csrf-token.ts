/** What scripted calls repeat in `X-XSRF-TOKEN` and plain forms in the field `_xsrf`; '' before the first page. */
export const readToken = (): string => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''

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
