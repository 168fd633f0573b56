/** Below `/admin`: how the own account is kept one's own. */
export const OWN_PATH = '/security'
/** Where whoever must have a second factor sets it up, before anything else. */
export const ENROL_PATH = '/second-factor'
