import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { PillLink } from '#app/ui/actions/pill-link.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { MetaLine } from '#app/ui/display/text/meta-line.tsx'
import { ShopText } from '#app/ui/display/text/shop-text.tsx'
import { Container } from '#app/ui/layout/container.tsx'
import { ScrollRow } from '#app/ui/layout/scroll-row.tsx'
import type { PostCategory } from '#store-api/contract/content.ts'
import styles from './blog-page.module.css'
import type { PostCardData } from './post-card.ts'
import { PostGrid } from './post-grid.tsx'
import { StickyPosts } from './sticky-posts.tsx'

interface Props {
  title: string
  text?: string
  /** what the shop wants to be read first */
  sticky?: PostCardData[]
  posts: PostCardData[]
  categories: Pick<PostCategory, 'id' | 'name' | 'slug'>[]
  activeCategory?: number
  page: number
  totalPages: number
}

const Chip = ({ to, active, children }: { to: string; active: boolean; children: string }) => (
  <PillLink render={<ShopLink to={to} viewTransition={false} />} current={active} className={styles.chip}>
    <ShopText>{children}</ShopText>
  </PillLink>
)

export const BlogPage = ({
  title,
  text,
  sticky = [],
  posts,
  categories,
  activeCategory,
  page,
  totalPages,
}: Props) => (
  <Container className={styles.page}>
    <header>
      <h1>
        <ShopText>{title}</ShopText>
      </h1>
      {text && (
        <p className={styles.lead}>
          <ShopText>{text}</ShopText>
        </p>
      )}
    </header>
    {sticky.length > 0 && <StickyPosts posts={sticky} />}
    {categories.length > 0 && (
      <ScrollRow as="nav" className={styles.chips} aria-label={m.content_categories()}>
        <Chip to={href('/blog')} active={!activeCategory}>
          {m.content_newest()}
        </Chip>
        {categories.map(({ id, name, slug }) => (
          <Chip
            key={id}
            to={href('/news-list/:id/:name', { id: String(id), name: slug })}
            active={id === activeCategory}
          >
            {name}
          </Chip>
        ))}
      </ScrollRow>
    )}
    {posts.length > 0 ? (
      <PostGrid posts={posts} lead={page === 1 && !activeCategory && sticky.length === 0} />
    ) : (
      <div className={styles.empty}>
        <h2>{m.content_empty_title()}</h2>
        <p>{m.content_empty_text()}</p>
      </div>
    )}
    {totalPages > 1 && (
      <MetaLine
        as="nav"
        strong
        className={styles.pages}
        aria-label={m.content_page_of({ page: formatNumber(page), pages: formatNumber(totalPages) })}
      >
        {page > 1 ? (
          <ShopLink to={{ search: page === 2 ? '' : `?page=${page - 1}` }}>{m.content_previous()}</ShopLink>
        ) : (
          <span />
        )}
        <span>{m.content_page_of({ page: formatNumber(page), pages: formatNumber(totalPages) })}</span>
        {page < totalPages ? (
          <ShopLink to={{ search: `?page=${page + 1}` }}>{m.content_next()}</ShopLink>
        ) : (
          <span />
        )}
      </MetaLine>
    )}
  </Container>
)
