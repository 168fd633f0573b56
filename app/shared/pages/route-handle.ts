/** What the server has to know of a page before it is drawn: each route module exports it as `handle`. */
export interface RouteHandle {
  /**
   * Whose the page is. `public`: everybody's, drawn as for a guest and kept. `form`: everybody's, but with the visitor's
   * token of plain forms, and drawn for each. `personal`: one visitor's, stored nowhere; so is a route without a handle.
   */
  cache: 'public' | 'form' | 'personal'
  /**
   * What a public page reads of its query: `?…` in one spelling, '' where nothing is said; read again, it gives the same
   * page. The rest of the query neither reaches the page nor tells two pages apart. Without it the page reads nothing.
   */
  search?: (params: URLSearchParams) => string
}
