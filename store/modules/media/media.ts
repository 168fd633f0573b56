export { addMedia, MAX_UPLOAD_BYTES, redraw, type UploadRefusal } from './add-media.ts'
export { describeMedia, type MediaTexts } from './describe-media.ts'
export {
  type FetchPicture,
  fetchPicture,
  findPictureFrom,
  noteSource,
} from './fetch-picture.ts'
export { isListedFile, isPublicFile, isReviewFile, mediaSlug, originalPath, REVIEW_FOLDER } from './files.ts'
export { findMedia, findMediaByFile, findMediaNamed, listMedia, type Media } from './find-media.ts'
export { createIntactCheck } from './intact.ts'
export { keepDownload } from './keep-download.ts'
export { dropLeftDownloads } from './left-downloads.ts'
export { fileOfUrl } from './own-file.ts'
export { removeMedia } from './remove-media.ts'
export {
  createVariants,
  type VariantFormat,
  type Variants,
} from './variants.ts'
export { writeWhole } from './write-whole.ts'
