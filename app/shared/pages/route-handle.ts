/** What the server has to know of a page before it is drawn: each route module exports it as `handle`. */
export interface RouteHandle {
  /**
   * Whose the page is. `public`: everybody's, rendered as for a guest and cached. `form`: everybody's, but with the
   * visitor's token of plain forms, and rendered for each. `personal`: one visitor's, stored nowhere; so is a route
   * without a handle.
   */
  cache: 'public' | 'form' | 'personal'
  /**
   * What a public page reads of its query: `?…` in one spelling, '' where nothing is said; read again, it gives the same
   * page. The rest of the query neither reaches the page nor tells two pages apart. Without it the page reads nothing.
   */
  search?: (params: URLSearchParams) => string
  /** Whose forms may bring files: the body may be larger then. Without it nobody's. */
  files?: 'anyone' | 'signed-in'
  /** Its page waits for its turn among those of the checkout. Without it among all others. */
  queue?: 'checkout'
}
