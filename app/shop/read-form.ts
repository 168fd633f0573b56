/** The fields that a page was sent; null for a body that is no form. */
export const readForm = (request: Request): Promise<FormData | null> => request.formData().catch(() => null)
