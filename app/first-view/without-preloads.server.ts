const PRELOAD = /<link (?=[^>]*rel="modulepreload")[^>]*>/g

/**
 * The page's HTML without its module preloads: style sheets, fonts and pictures have a slow network to themselves until
 * the module script at the end of the page asks for the router.
 */
export const withoutPreloads = (html: string): string => html.replaceAll(PRELOAD, '')
