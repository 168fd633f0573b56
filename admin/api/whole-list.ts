/** All of a list that is shown whole, or that a field chooses from; the data provider reads it in pages of a hundred. */
export const WHOLE_LIST = { page: 1, perPage: 5000 } as const
