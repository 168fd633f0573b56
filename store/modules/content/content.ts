export {
  addComment,
  type Comment,
  type CommentRefusal,
  type CommentStatus,
  findComment,
  forgetCommenter,
  listComments,
  writeComment,
} from './comments.ts'
export { sendContactMessage } from './contact.ts'
export { deleteComment, editComment, trashComment } from './edit-comment.ts'
export { listMenu, type MenuEntry } from './menu.ts'
export {
  type Author,
  findPost,
  findPosts,
  findWrittenPost,
  listAuthors,
  type Post,
  type PostFilter,
  type PostType,
  publishedPosts,
  type ShownStatus,
  shownStatus,
  translatePost,
} from './posts.ts'
export { frameUrl, sanitiseHtml, textOfHtml } from './sanitise.ts'
export { sanitiseCss } from './sanitise-css.ts'
export { listPostTerms, type PostTaxonomy, type PostTerm } from './terms.ts'
export {
  addMenuEntry,
  editMenuEntry,
  type MenuEntryFields,
  type MenuRefusal,
  removeMenuEntry,
} from './write-menu.ts'
export {
  createPost,
  deletePost,
  forgetFeaturedMedia,
  isOfTitle,
  type PostFields,
  type PostRefusal,
  trashPost,
  updatePost,
} from './write-post.ts'
export {
  createPostTerm,
  deletePostTerm,
  type PostTermFields,
  updatePostTerm,
} from './write-post-term.ts'
