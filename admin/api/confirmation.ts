type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asked: Promise<boolean> | undefined

/** Says who asks for the password; null for nobody any more. */
export const setConfirmation = (one: Ask | null): void => {
  ask = one
}

/** Asks whoever works here to show that it is them, once for all calls that wait for it. @returns whether they did */
export const confirmOwner = (): Promise<boolean> => {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
