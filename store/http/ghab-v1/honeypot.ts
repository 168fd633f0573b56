/** Whether the field that people do not see was filled in: a machine, told that all went well. */
export const isTrapped = (given: { website?: string | undefined }): boolean => Boolean(given.website)
