/**
 * The order is placed and the browser is about to go to the bank. It may keep this page as it was: who comes back to it
 * sees the order at once, not the form.
 */
export const leaveCheckout = (reload: () => void = () => location.reload()): void => {
  addEventListener('pagehide', () => {
    document.documentElement.style.visibility = 'hidden'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload()
  })
}
