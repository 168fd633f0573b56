/** ms */
const PAUSE = 500

const isOpen = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const until = async (wanted: boolean): Promise<void> => {
  while ((await isOpen()) !== wanted) await new Promise((resolve) => setTimeout(resolve, PAUSE))
}

/** Once the shop has ended and is open again. */
export const untilBack = async (): Promise<void> => {
  await until(false)
  await until(true)
}
