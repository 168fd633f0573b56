import { join } from 'node:path'

const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u
const PRIVATE = 'private'

/** Whether this may be the `file` of a picture that visitors see: plain names below the media folder. */
export const isPublicFile = (file: string): boolean => {
  const segments = file.split('/')
  return (
    file.length <= 300 &&
    segments.length <= 6 &&
    segments[0] !== PRIVATE &&
    segments.every((segment) => SEGMENT.test(segment) && !segment.includes('..'))
  )
}

/** The name of a picture's file without its ending, in lower case. */
export const mediaSlug = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase()

/** Where the original of a picture lies. */
export const originalPath = (dataDir: string, file: string): string => join(dataDir, 'media', file)

export const PRIVATE_FOLDER = `${PRIVATE}/`

/** Pictures of customers: readable by their unguessable URLs, but in no list. */
export const UNLISTED_FOLDER = 'unlisted/'

export const REVIEW_FOLDER = `${UNLISTED_FOLDER}reviews/`

/** Whether this picture hangs at a review: only with it is it seen. */
export const isReviewFile = (file: string): boolean => file.startsWith(REVIEW_FOLDER)

/** Where a picture lies decides who sees it. */
export const FOLDERS = { private: PRIVATE_FOLDER, unlisted: UNLISTED_FOLDER, review: REVIEW_FOLDER }

/** Whether a picture may be found without knowing its URL. */
export const isListedFile = (file: string): boolean => isPublicFile(file) && !file.startsWith(UNLISTED_FOLDER)
