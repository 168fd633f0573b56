/** Days that a price history goes back at most. By itself, so that a browser that asks for it loads no schema. */
export const LONGEST_HISTORY = 365
