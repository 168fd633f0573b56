/** px, for what has to stay above the bar. */
export const PHONE_BAR_HEIGHT = 60
