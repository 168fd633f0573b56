import type { TermRefusal } from '#store/modules/catalog/catalog.ts'
import { ApiError } from './errors.ts'

/** What WordPress's own terms and those of WooCommerce say in words of their own. */
interface Words {
  unknown: () => ApiError
  missingParent: string
  /** a name is used once among those with one parent, else in the whole taxonomy */
  isTree: boolean
  /** names the term that exists */
  idField: 'term_id' | 'resource_id'
}

/** Why a term cannot be written, as WordPress says it. */
export const termRefused = (refusal: TermRefusal, words: Words): ApiError => {
  switch (refusal.reason) {
    case 'unknown':
      return words.unknown()
    case 'empty_name':
      return new ApiError(400, 'empty_term_name', 'A name is required for this term.')
    case 'missing_parent':
      return new ApiError(400, words.missingParent, 'Parent term does not exist.')
    case 'circle':
      return new ApiError(400, 'invalid_parent', 'A term cannot lie in one that lies in it.')
    case 'slug_taken':
      return new ApiError(
        400,
        'duplicate_term_slug',
        `The slug &#8220;${refusal.slug}&#8221; is already in use by another term.`,
      )
    case 'exists': {
      const where = words.isTree ? 'with this parent' : 'in this taxonomy'
      return new ApiError(
        400,
        'term_exists',
        `A term with the name provided already exists ${where}.`,
        { [words.idField]: refusal.id },
        // WordPress's own terms name it twice beside
        words.idField === 'term_id' ? { additional_data: [refusal.id, refusal.id] } : {},
      )
    }
  }
}
