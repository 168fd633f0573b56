/** A name for what is sent, by which the store knows it when it comes twice. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
