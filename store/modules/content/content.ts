export {
  type Comment,
  type CommentRefusal,
  forgetCommenter,
  listComments,
  writeComment,
} from './comments.ts'
export { sendContactMessage } from './contact.ts'
export { listMenu } from './menu.ts'
export {
  type Author,
  findPost,
  findPosts,
  listAuthors,
  type Post,
  type PostFilter,
  type PostType,
  publishedPosts,
  translatePost,
} from './posts.ts'
export { frameUrl, sanitiseHtml, textOfHtml } from './sanitise.ts'
export { sanitiseCss } from './sanitise-css.ts'
export { listPostTerms, type PostTaxonomy, type PostTerm } from './terms.ts'
