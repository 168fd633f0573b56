const DOTS = '•••'

/** A mobile number or an e-mail address as it is read over somebody's shoulder: enough to know which one it is. */
export const maskedContact = (contact: string): string => {
  const [name = '', host] = contact.split('@')
  if (host !== undefined) return `${name.slice(0, 1)}${DOTS}@${host}`
  return name.length > 8 ? `${name.slice(0, 4)}${DOTS}${name.slice(-2)}` : DOTS
}
