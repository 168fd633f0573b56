import { use } from 'react'
import { customer } from '#app/device/customer/customer.ts'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import type { ReviewRights } from '#store-api/contract/reviews.ts'
import { ReviewForm } from './review-form.tsx'

/** A page that is everybody's does not know who is there: their browser asks. */
export const askRights = async (productId: number): Promise<ReviewRights | null> =>
  (await customer.load())
    ? browserAccount()
        .reviewRights(productId)
        .catch(() => null)
    : null

interface ReviewFormHereProps {
  productId: number
  rights: Promise<ReviewRights | null>
  onClose: () => void
}

/** The form inside a product's page. */
export const ReviewFormHere = ({ rights, ...form }: ReviewFormHereProps) => (
  <ReviewForm {...form} rights={use(rights)} />
)
