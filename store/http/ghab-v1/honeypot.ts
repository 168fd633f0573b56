/** Whether the field that people do not see was filled in: a robot, which gets the usual answer. */
export const isTrapped = (given: { website?: string | undefined }): boolean => Boolean(given.website)
