import { type ComponentProps, createContext, type ReactNode, use } from 'react'

/**
 * On the server: the HTML of a part, drawn or kept from another page (`app/part-html.server.tsx`); null where it has to be
 * drawn in its place. There is no provider in the browser.
 */
export type DrawPart = (facts: string, content: () => ReactNode) => string | null

export const DrawPartContext = createContext<DrawPart | null>(null)

type Tag = 'article' | 'div' | 'ul'

type DrawnOnceProps<As extends Tag> = Omit<ComponentProps<As>, 'children' | 'dangerouslySetInnerHTML'> & {
  as: As
  /** names the part, among all that have the same facts */
  part: string
  /** everything that the content is made of, beside the settings of the root route: data, and nothing of a visitor */
  facts: unknown
  children: () => ReactNode
}

/**
 * An element whose content is the same on many pages: the server draws it once for the same facts. The content may read
 * the root route's data and the language, but not where the page is, its query, or other data. The browser hydrates it
 * like any other element.
 */
export const DrawnOnce = <As extends Tag>({
  as,
  part,
  facts,
  children,
  ...attributes
}: DrawnOnceProps<As>) => {
  const draw = use(DrawPartContext)
  const Element = as as 'div'
  const given = attributes as ComponentProps<'div'>
  const html = draw?.(`${part} ${JSON.stringify(facts)}`, children)
  if (typeof html !== 'string') return <Element {...given}>{children()}</Element>
  return <Element {...given} dangerouslySetInnerHTML={{ __html: html }} />
}
