import { ShopText } from './shop-text.tsx'

interface NamingTextProps {
  /** comes from the shop, and stands in the sentence as it is */
  name: string
  /** a sentence of the page */
  children: string
}

/** A sentence of the page that names something of the shop: the name alone is marked where it is in another language. */
export const NamingText = ({ name, children: sentence }: NamingTextProps) => {
  const start = name ? sentence.indexOf(name) : -1
  if (start < 0) return sentence
  return (
    <>
      {sentence.slice(0, start)}
      <ShopText>{name}</ShopText>
      {sentence.slice(start + name.length)}
    </>
  )
}
