import { useState } from 'react'
import { cart } from '#app/device/shopping/cart.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { describeCouponRefusal, isolate } from '#app/shared/cart/coupon-refusals.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { formatPriceText } from '#app/ui/format.ts'
import { toast } from '#app/ui/overlays/toast.ts'
import { isSameCode } from '#common/coupon-code.ts'
import { StoreError } from '#store-api/client/store-client.ts'
import type { Quote, QuoteRequest } from '#store-api/contract/cart.ts'

const ask = async (request: QuoteRequest): Promise<Quote> => {
  const { browserStore } = await import('#app/shared/store-client/store-client.ts')
  return browserStore().quote(request)
}

interface CouponsOptions {
  requestWith: (coupons: string[]) => QuoteRequest
  adopt: (request: QuoteRequest, quote: Quote) => void
}

/** Applying, storing and removing coupon codes. A code is stored only after the shop has accepted it. */
export const useCoupons = ({ requestWith, adopt }: CouponsOptions) => {
  const { currency } = usePageSettings()
  const [isTrying, setTrying] = useState(false)
  const [error, setError] = useState('')
  const price = (amount: string) => formatPriceText(amount, currency)
  const describeRefusal = (refused: Quote['refused_coupons'][number]) => describeCouponRefusal(refused, price)

  /** Answers whether the shop took the code. */
  const apply = async (text: string): Promise<boolean> => {
    const code = text.trim()
    if (!code) return refuse(m.cart_coupon_needed())
    setTrying(true)
    setError('')
    try {
      await cart.read()
      const stored = cart.coupons()
      if (stored.some((one) => isSameCode(one, code)))
        return refuse(describeRefusal({ code, reason: 'already_applied' }))
      const quote = await ask(requestWith([...stored, code]))
      const refused = quote.refused_coupons.find((one) => isSameCode(one.code, code))
      if (refused) return refuse(describeRefusal(refused))
      const taken = quote.coupons.find((one) => isSameCode(one.code, code))?.code ?? code
      adopt(requestWith([...stored, taken]), quote)
      // others may have been taken off since
      cart.setCoupons([...cart.coupons().filter((one) => !isSameCode(one, taken)), taken])
      toast(m.cart_coupon_applied({ code: isolate(taken) }), { tone: 'success' })
      return true
    } catch (failure) {
      const isThrottled = failure instanceof StoreError && failure.status === 429
      return refuse(isThrottled ? m.cart_coupon_too_many() : m.cart_coupon_failed())
    } finally {
      setTrying(false)
    }
  }
  const refuse = (reason: string): false => {
    setError(reason)
    return false
  }
  const remove = (code: string) => {
    cart.setCoupons(cart.coupons().filter((one) => !isSameCode(one, code)))
    toast(m.cart_coupon_removed({ code: isolate(code) }))
  }
  return { apply, remove, isTrying, error, describeRefusal, clearError: () => setError('') }
}
