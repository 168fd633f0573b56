import { Link, Rating, Stack } from '@mui/material'
import { LinkBase, type RaRecord, useTranslate } from 'react-admin'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { ModerationList } from './moderation-list.tsx'

const About = ({ product_id: id, product_name: name, rating }: RaRecord) => {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Rating
        value={rating}
        readOnly
        size="small"
        getLabelText={(stars) => translate('moderation.stars', { count: formatNumber(stars) })}
      />
      <Link component={LinkBase} to={`/products/${id}`} dir="auto">
        {name}
      </Link>
    </Stack>
  )
}

/** Reviews of products. */
const ReviewList = () => (
  <ModerationList
    tell={(review) => ({
      author: review.reviewer,
      email: review.reviewer_email,
      date: review.date_created,
      about: <About {...review} />,
      text: textOfHtml(review.review),
    })}
  />
)

export default ReviewList
