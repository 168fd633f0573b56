import { headArgs } from '#store/http/rankmath-v1/get-head.ts'
import * as content from '#store-api/contract/content.ts'
import { everybody, type OwnRoute } from './own-route.ts'

/** The namespace `rankmath/v1`. */
export const RANK_MATH: Record<string, OwnRoute> = {
  'GET getHead': everybody('Read what a page tells search engines', {
    query: headArgs,
    answer: content.headAnswer,
  }),
}
