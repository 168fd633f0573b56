import { useEffect } from 'react'
import { CheckoutLayout } from '../features/checkout/checkout-layout.tsx'

/** The checkout has its script at once, and with it what goes on beside the pages. */
export default function CheckoutLayoutRoute() {
  useEffect(() => {
    import('../features/pwa/background.ts').catch(() => undefined)
  }, [])
  return <CheckoutLayout />
}
