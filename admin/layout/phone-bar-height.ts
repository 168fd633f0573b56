/** px; what is fixed to the bottom of a phone's screen stands above it */
export const PHONE_BAR_HEIGHT = 60
