export { addMedia } from './add-media.ts'
export { isPublicFile, originalPath } from './files.ts'
export { findMedia, listMedia, type Media } from './find-media.ts'
export {
  createVariants,
  VARIANT_WIDTHS,
  type VariantFormat,
  type Variants,
  type VariantWidth,
} from './variants.ts'
