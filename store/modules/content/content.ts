export {
  type Comment,
  type CommentFilter,
  type CommentRefusal,
  listComments,
  type NewComment,
  writeComment,
} from './comments.ts'
export { type ContactMessage, sendContactMessage } from './contact.ts'
export { listMenu, type MenuEntry } from './menu.ts'
export {
  type Author,
  findPost,
  findPosts,
  listAuthors,
  type Post,
  type PostFilter,
  type PostOrder,
  type PostType,
  publishedPosts,
} from './posts.ts'
export { frameAddress, sanitiseCss, sanitiseHtml, textOfHtml } from './sanitise.ts'
export { listPostTerms, type PostTaxonomy, type PostTerm } from './terms.ts'
