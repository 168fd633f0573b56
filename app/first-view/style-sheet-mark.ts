/** The address of a style sheet without the `#` by which the router marks its own where code brings the same one. */
export const withoutMark = (href: string): string => href.replace(/#$/, '')
