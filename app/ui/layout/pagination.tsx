import { m } from '#app/messages/paraglide/messages.js'
import press from '../actions/press.module.css'
import { cx } from '../cx.ts'
import { formatNumber } from '../digits.ts'
import { Icon } from '../display/icon.tsx'
import { type RenderElement, renderAs } from '../render-as.ts'
import { pagesToShow } from './pages-to-show.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  /** the link to a page, as `(page) => <ShopLink to={`?page=${page}`} />` */
  renderPage: (page: number) => RenderElement
}

/** Real links, for those without JavaScript and for search engines too. */
export const Pagination = ({ page, pages, renderPage }: PaginationProps) => {
  if (pages < 2) return null
  const link = (target: number, className: string, label: string, content: React.ReactNode, rel?: string) =>
    renderAs(renderPage(target), 'a', {
      'aria-label': label,
      rel,
      className: cx(press.press, styles.page, className),
      children: content,
    } as { className: string })
  return (
    <nav aria-label={m.ui_pages()}>
      <ul className={styles.pages}>
        {page > 1 && <li>{link(page - 1, '', m.ui_previous(), <Icon name="chevron_left" />, 'prev')}</li>}
        {pagesToShow(page, pages).map((shown) =>
          shown < 0 ? (
            <li key={shown} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={shown} className={isNear(shown, page, pages) ? styles.near : undefined}>
              {shown === page ? (
                <span className={cx(styles.page, styles.current)} aria-current="page">
                  {formatNumber(shown)}
                </span>
              ) : (
                link(shown, '', m.ui_page({ page: formatNumber(shown) }), formatNumber(shown))
              )}
            </li>
          ),
        )}
        {page < pages && <li>{link(page + 1, '', m.ui_next(), <Icon name="chevron_right" />, 'next')}</li>}
      </ul>
    </nav>
  )
}

const isNear = (shown: number, page: number, pages: number): boolean =>
  Math.abs(shown - page) === 1 && shown !== 1 && shown !== pages
