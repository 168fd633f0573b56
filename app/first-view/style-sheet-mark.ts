/** Whether code brings the style sheet of this address, too: the router marks its own link by a `#` then. */
export const isMarked = (href: string): boolean => href.endsWith('#')

/** The address of a style sheet without the mark. */
export const withoutMark = (href: string): string => (isMarked(href) ? href.slice(0, -1) : href)
