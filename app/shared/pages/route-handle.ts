/** What the server has to know of a page before it renders it: each route module exports it as `handle`. */
export interface RouteHandle {
  /**
   * Whose the page is. `public`: everybody's, rendered as for a guest and cached. `form`: everybody's, but with the
   * visitor's token of plain forms, and rendered for each. `personal`: one visitor's, stored nowhere; so is a route
   * without a handle.
   */
  cache: 'public' | 'form' | 'personal'
  /**
   * The part of the query that a public page reads, as its canonical query: `?…` or ''; of that query it answers the
   * same. The rest reaches neither the page nor the key of the cache. Without it the page reads no query.
   */
  search?: (params: URLSearchParams) => string
  /** Who may send files in a form: the body may be larger then. Without it no files are accepted. */
  files?: 'anyone' | 'signed-in'
  /** The queue in which requests for the page wait. Without it that of all other pages. */
  queue?: 'checkout'
}
