export {
  addComment,
  type Comment,
  type CommentRefusal,
  type CommentStatus,
  countWaitingComments,
  findComment,
  forgetCommenter,
  listComments,
  writeComment,
} from './comments.ts'
export { sendContactMessage } from './contact.ts'
export {
  countUnreadMessages,
  deleteContactMessage,
  findContactMessage,
  findContactMessagesOf,
  listContactMessages,
  markContactMessage,
  type StoredContactMessage,
} from './contact-messages.ts'
export { deleteComment, editComment, trashComment } from './edit-comment.ts'
export { listMenu, listMenuEntries, type MenuEntry } from './menu-entries.ts'
export {
  isMenuLocation,
  listMenus,
  MENU_LOCATIONS,
  type Menu,
  type MenuLocation,
  menuAt,
} from './menus.ts'
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
export { deleteRevision, listRevisions, type PostRevision } from './revisions.ts'
export { frameUrl, sanitiseHtml, textOfHtml } from './sanitise.ts'
export { sanitiseCss } from './sanitise-css.ts'
export { listPostTerms, type PostTaxonomy, type PostTerm } from './terms.ts'
export { createMenu, deleteMenu, type MenuFields, type MenuRefusal, updateMenu } from './write-menu.ts'
export {
  addMenuEntry,
  editMenuEntry,
  type MenuEntryFields,
  type MenuEntryRefusal,
  removeMenuEntry,
} from './write-menu-entry.ts'
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
