/** What the project accepts as an e-mail address: no spaces or brackets, and a domain of at least two labels. */
export const EMAIL = /^[^\s@<>()]+@([^\s@<>().]+\.)+[^\s@<>().]{2,}$/

/** The longest address that mail can be sent to (RFC 5321). */
const MAX_LENGTH = 254

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && EMAIL.test(text)
