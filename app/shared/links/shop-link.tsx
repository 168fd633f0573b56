import { type ComponentProps, type MouseEvent, use, useRef, useState } from 'react'
import { createPath, type LinkProps, PrefetchPageLinks, useLocation } from 'react-router'
import { linkDiscovery } from '#app/first-view/first-interaction.ts'
import { savesData } from '#app/first-view/idle.ts'
import { FollowContext } from './follow-context.tsx'
import { isForOtherTab } from './is-for-other-tab.ts'

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

/** Whether the screen is to come here, and not in another tab or as a download. */
const isForHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.altKey && !isForOtherTab(event) && !event.currentTarget.target

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
  // what is no path of the shop leaves it
  const isPath = /^\/(?!\/)/.test(to)
  // the front page of a language has no slash behind its prefix
  const href = isPath && prefix ? prefix + to.replace(/^\/(?=$|[?#])/, '') : to
  const come = () => {
    window.clearTimeout(timer.current)
    if (prefetch === 'intent' && isPath) timer.current = window.setTimeout(setIsNear, INTENT, true)
  }
  const leave = () => {
    window.clearTimeout(timer.current)
    setIsNear(false)
  }
  return (
    <>
      <a
        {...rest}
        href={href}
        data-discover={isPath && linkDiscovery() === 'render' ? 'true' : undefined}
        onClick={(event) => {
          onClick?.(event)
          if (!navigate || event.defaultPrevented || reloadDocument || !isPath || !isForHere(event)) return
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
      {isNear && <PrefetchPageLinks page={href} />}
    </>
  )
}

/** To the same screen with another query, or to another place in it. */
const HereLink = ({ to, ...props }: ShopLinkProps & { to: string }) => {
  const { pathname } = useLocation()
  return <PathLink {...props} to={pathname + to} />
}

/**
 * A link inside the shop: its screen slides in, and its data is fetched when a finger or pointer comes near, unless data is
 * saved. Leads to a path, to another query or place of the same screen, or elsewhere to a URL.
 */
export const ShopLink = ({ to, ...props }: ShopLinkProps) => {
  const goal = typeof to === 'string' ? to : createPath({ pathname: '', ...to })
  const Goal = /^(?:$|[?#])/.test(goal) ? HereLink : PathLink
  return <Goal {...props} to={goal} />
}
