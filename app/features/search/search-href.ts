import { href } from 'react-router'

/** @param exactly the words as they are, nothing read into them */
export const searchHref = (text: string, exactly = false): string =>
  `${href('/search')}?${new URLSearchParams({ q: text, ...(exactly && { exact: 'true' }) })}`
