import { href } from 'react-router'

export const searchHref = (text: string): string => `${href('/search')}?${new URLSearchParams({ q: text })}`
