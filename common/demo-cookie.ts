const NAME = 'vitrin_demo'
const MAX_AGE = 30 * 86_400

/** What a visitor chose on the demo screen, as it was written; '' for nothing. */
export const readDemoCookie = (cookies: string | null): string => {
  if (!cookies?.includes(NAME)) return ''
  const pair = cookies.split(/;\s*/).find((one) => one.startsWith(`${NAME}=`))
  try {
    return decodeURIComponent(pair?.slice(NAME.length + 1) ?? '')
  } catch {
    return ''
  }
}

/** The `Set-Cookie` that keeps the choice on the visitor's device for 30 days; '' forgets it. */
export const demoCookie = (chosen: string): string =>
  `${NAME}=${encodeURIComponent(chosen)}; Path=/; Max-Age=${chosen ? MAX_AGE : 0}; HttpOnly; SameSite=Lax`
