const PREVIEW = /^\/preview\/([\w-]{43})(?=\/|$|\.data$)/

/** Where the shop is shown with settings that are not published: all its paths stand below this one. */
export const previewPath = (token: string): string => `/preview/${token}`

/** The token of the preview that a path lies in; null for a path of the shop itself. */
export const previewTokenOf = (pathname: string): string | null => PREVIEW.exec(pathname)?.[1] ?? null

/** What paths of the preview begin with that this one lies in; '' for the shop itself. */
export const previewPrefix = (pathname: string): string => PREVIEW.exec(pathname)?.[0] ?? ''
