/** As many products as are compared side by side. */
export const MOST_COMPARED = 4
