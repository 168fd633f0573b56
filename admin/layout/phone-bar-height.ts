/** Of the bar at the bottom of a phone, in px. */
export const PHONE_BAR_HEIGHT = 60
