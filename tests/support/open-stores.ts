type Close = () => Promise<void>

/** What the file opened, and what the test that runs opened, itself or before it. */
const ofFile = new Set<Close>()
const ofTest = new Set<Close>()
let noted = ofFile

/**
 * Notes a store that a test opened. It is closed with its test, or with its file where that opened it before all tests:
 * what stays open keeps a database, its connections and a folder, and the next test has to make others.
 * @returns closes it, once
 */
export const noteOpen = (close: Close): Close => {
  const among = noted
  const once = async () => {
    if (among.delete(once)) await close()
  }
  among.add(once)
  return once
}

/** From here on stores are the test's. */
export const beginTest = (): void => {
  noted = ofTest
}

/** Closes the stores of the test. */
export const endTest = async (): Promise<void> => {
  noted = ofFile
  await Promise.all([...ofTest].map((close) => close()))
}

/** Closes every store that is still open. */
export const endFile = async (): Promise<void> => {
  await Promise.all([...ofFile].map((close) => close()))
}
