import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './page.module.css'

interface ContainerProps extends ComponentProps<'div'> {
  /** for texts and forms */
  narrow?: boolean
  /** puts the usual distance between the sections inside, or the one between the parts of a card */
  stack?: boolean | 'close'
}

/** The page's width with its edges. */
export const Container = ({ narrow, stack, className, ...rest }: ContainerProps) => (
  <div
    className={cx(
      styles.container,
      narrow && styles.narrow,
      stack && (stack === 'close' ? styles.stacked : styles.stack),
      className,
    )}
    {...rest}
  />
)

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'header' | 'li' | 'dl'
  /** no padding, children reach the rounded edge */
  flush?: boolean
  /** stands out from the page by a shadow */
  raised?: boolean
  /** puts a distance between its children */
  stack?: boolean
}

/** A white, rounded surface on the tinted page. */
export const Card = ({ as: Tag = 'div', flush, raised, stack, className, ...rest }: CardProps) => (
  <Tag
    className={cx(
      styles.card,
      flush && styles.flush,
      raised && styles.raised,
      stack && styles.stacked,
      className,
    )}
    {...(rest as object)}
  />
)

interface StackProps extends ComponentProps<'section'> {
  as?: 'div' | 'section' | 'aside'
}

/** Parts one below the other, the usual distance of a card's apart. */
export const Stack = ({ as: Tag = 'div', className, ...rest }: StackProps) => (
  <Tag className={cx(styles.stacked, className)} {...(rest as object)} />
)

interface RowProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'header' | 'p' | 'span'
  /** 12 px apart instead of 8 */
  loose?: boolean
}

/** Small things beside each other, as buttons and chips; what does not fit goes on in the next line. */
export const Row = ({ as: Tag = 'div', loose, className, ...rest }: RowProps) => (
  <Tag className={cx(styles.row, loose && styles.loose, className)} {...(rest as object)} />
)

/** Cards one below the other. */
export const CardList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
)
