/** the parameter of a post's URL that says which page of its comments is shown */
export const COMMENTS_PAGE = 'comments'
export const COMMENTS_PER_PAGE = 50
