import { type ComponentProps, type MouseEvent, use, useRef, useState } from 'react'
import { createPath, type LinkProps, PrefetchPageLinks, useLocation } from 'react-router'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { savesData } from '#app/first-view/idle.ts'
import { FollowContext } from './follow-context.tsx'

type AnchorProps = Omit<
  ComponentProps<'a'>,
  'href' | 'onBlur' | 'onMouseEnter' | 'onMouseLeave' | 'onTouchStart'
>

interface ShopLinkProps
  extends AnchorProps,
    Pick<
      LinkProps,
      'prefetch' | 'preventScrollReset' | 'reloadDocument' | 'replace' | 'state' | 'to' | 'viewTransition'
    > {}

/** ms that a finger or pointer stays before the next screen is fetched; as long as the router's own links wait */
const INTENT = 100

/** a path says by itself where it leads in the shop; what else leads somewhere leaves it */
const isPath = (to: string): boolean => /^\/(?!\/)/.test(to)

/** Whether the screen is to come here, and not in another tab or as a download. */
const isForHere = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || currentTarget.target)

/** The router's link, without what that asks of the router each time that a navigation begins, goes on and ends. */
const PathLink = ({
  to,
  prefetch = savesData() ? 'none' : 'intent',
  replace,
  state,
  preventScrollReset,
  viewTransition = true,
  reloadDocument,
  onClick,
  onFocus,
  ...rest
}: ShopLinkProps & { to: string }) => {
  const { navigate, prefix } = use(FollowContext)
  const [isNear, setIsNear] = useState(false)
  const timer = useRef<number>(undefined)
  // the front page of a language has no slash behind its prefix
  const href = isPath(to) ? prefix + (prefix ? to.replace(/^\/(?=$|[?#])/, '') : to) : to
  const note = (isHere: boolean) => {
    window.clearTimeout(timer.current)
    if (prefetch === 'intent') timer.current = window.setTimeout(setIsNear, isHere ? INTENT : 0, isHere)
  }
  const come = () => note(true)
  const leave = () => note(false)
  return (
    <>
      <a
        {...rest}
        href={href}
        data-discover={isPath(to) && linkDiscovery() === 'render' ? 'true' : undefined}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented || reloadDocument || !isPath(to) || !isForHere(event)) return
          event.preventDefault()
          void navigate(to, {
            replace: replace ?? event.currentTarget.href === location.href,
            state,
            preventScrollReset,
            viewTransition,
          })
        }}
        onFocus={(event) => {
          onFocus?.(event)
          come()
        }}
        onBlur={leave}
        onMouseEnter={come}
        onMouseLeave={leave}
        onTouchStart={come}
      />
      {isNear && isPath(to) && <PrefetchPageLinks page={href} />}
    </>
  )
}

type HereLinkProps = Omit<ShopLinkProps, 'to'> & { to: Exclude<LinkProps['to'], string> }

/** To the same screen with another query or another place in it. */
const HereLink = ({ to, ...props }: HereLinkProps) => {
  const { pathname } = useLocation()
  return <PathLink {...props} to={createPath({ pathname, ...to })} />
}

/**
 * A link inside the shop: its screen slides in, and its data is fetched when a finger or pointer comes near, unless data is
 * saved. Leads to a path, to another query or place of the same screen, or elsewhere to a URL.
 */
export const ShopLink = ({ to, ...props }: ShopLinkProps) =>
  typeof to === 'string' ? <PathLink {...props} to={to} /> : <HereLink {...props} to={to} />
