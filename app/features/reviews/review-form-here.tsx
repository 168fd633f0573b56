import { Suspense, use, useState } from 'react'
import { customer } from '#app/device/customer/customer.ts'
import { browserAccount } from '#app/shared/account/browser-account.ts'
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import type { ReviewRights } from '#store-api/contract/reviews.ts'
import { ReviewForm } from './review-form.tsx'

/** A page that is everybody's does not know who is there: their browser asks. */
const askRights = async (productId: number): Promise<ReviewRights | null> =>
  (await customer.load())
    ? browserAccount()
        .reviewRights(productId)
        .catch(() => null)
    : null

interface ReviewFormHereProps {
  productId: number
  onClose: () => void
  takesFocus: boolean
}

const FormWithRights = ({
  rights,
  ...form
}: ReviewFormHereProps & { rights: Promise<ReviewRights | null> }) => (
  <ReviewForm {...form} rights={use(rights)} />
)

/** The form inside a product's page. */
export const ReviewFormHere = (props: ReviewFormHereProps) => {
  const [rights] = useState(() => askRights(props.productId))
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <FormWithRights {...props} rights={rights} />
    </Suspense>
  )
}
