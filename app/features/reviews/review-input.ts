/** Of what is typed into the review of a product, on the device until it is sent. */
export const reviewDraft = (productId: number | string): string => `review/${productId}`

export interface ReviewInput {
  rating: number
  review: string
  reviewer: string
  reviewer_email: string
}

export interface ReviewFailure {
  status: number
  code: string
  params: Record<string, string>
}

/** What became of a review that was sent without script. */
export type ReviewAnswer = { sent: string } | { values: ReviewInput; failure: ReviewFailure }

/** The form as it was filled in; `website` is the trap for robots. */
export const readReview = (data: FormData): ReviewInput & { website: string } => {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    rating: Number(text('rating')),
    review: text('review'),
    reviewer: text('reviewer').trim(),
    reviewer_email: text('reviewer_email').trim(),
    website: text('website'),
  }
}

/** The photos that were chosen; a field left empty is sent as a file without a byte. */
export const readPhotos = (data: FormData): File[] =>
  data.getAll('photos').filter((photo) => photo instanceof File && photo.size > 0) as File[]
