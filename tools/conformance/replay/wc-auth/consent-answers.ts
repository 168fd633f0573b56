import { GOLDEN_ORIGIN } from '#tools/conformance/shop/golden-shop.ts'
import type { Delivery } from '../receiver.ts'
import { RECORDED_ORIGIN } from '../recordings.ts'
import type { ConsentStep } from './recorded-consent.ts'

/** Where the browser is sent: on to sign in, with what was asked, or back to the application. */
type Way = { to: 'sign in'; asked: Record<string, string> } | { to: 'application'; url: string }

/** What an application is sent. */
interface Sent {
  method: string
  url: string
  type: string | null
  answered: number
  body: Record<string, unknown>
}

/** What a step of the consent comes to, whatever the page looks like. */
export interface ConsentAnswer {
  title: string | null
  wants: string | null
  problem: string | null
  /** where the browser goes if nothing is approved */
  denied: string | null
  way: Way | null
  sent: Sent[]
}

const sorted = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].sort(([a], [b]) => (a < b ? -1 : 1)))

/** Our page to sign in is the shop's own: what was asked stands in the URL that it leads back to. */
const wayTo = (location: string): Way => {
  const url = new URL(location.replace(RECORDED_ORIGIN, GOLDEN_ORIGIN), GOLDEN_ORIGIN)
  if (url.origin !== GOLDEN_ORIGIN) return { to: 'application', url: url.href }
  const back = url.searchParams.get('to')
  return { to: 'sign in', asked: sorted((back ? new URL(back, GOLDEN_ORIGIN) : url).searchParams) }
}

const isDenied = (url: string): boolean => /[?&]success=0(&|$)/.test(url)

export const recordedAnswer = ({ headers, page, posted_to_callback = [] }: ConsentStep): ConsentAnswer => ({
  title: page?.title ?? null,
  wants: page?.heading.find((text) => text !== '') ?? null,
  problem: page?.message[0] ?? null,
  denied: page?.links.find(({ href }) => isDenied(href))?.href ?? null,
  way: headers?.Location ? wayTo(headers.Location) : null,
  sent: posted_to_callback.map(({ method, path, headers: sent, raw_body, answered }) => ({
    method,
    url: `https://${sent.Host}${path}`,
    type: sent['Content-Type'] ?? null,
    answered,
    body: JSON.parse(raw_body),
  })),
})

const textOf = (html: string | undefined): string | null =>
  html?.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&') ?? null

export const ourAnswer = (html: string, location: string | null, sent: readonly Delivery[]) => {
  const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1])
  const heading = textOf(/<h1>(.*?)<\/h1>/s.exec(html)?.[1])
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return {
    title,
    // a refusal has its title as a heading too
    wants: heading === title ? null : heading,
    problem: textOf(/<p>(Error: .*?)<\/p>/s.exec(html)?.[1]),
    denied: links.find(isDenied) ?? null,
    way: location === null ? null : wayTo(location),
    sent: sent.map(({ method, url, headers, body, answered }) => ({
      method,
      url,
      type: headers.get('Content-Type'),
      answered,
      body: JSON.parse(body),
    })),
  } satisfies ConsentAnswer
}

const KEYS: Record<string, RegExp> = {
  key_id: /^\d+$/,
  consumer_key: /^ck_[\da-f]{40}$/,
  consumer_secret: /^cs_[\da-f]{40}$/,
}

/** What was sent, with our key in the place of the recorded one where both have the form of one. */
export const withOurKeys = (recorded: ConsentAnswer, ours: ConsentAnswer): ConsentAnswer => ({
  ...recorded,
  sent: recorded.sent.map((one, at) => {
    const given = ours.sent[at]?.body ?? {}
    const alike = Object.entries(KEYS).filter(
      ([name, form]) =>
        typeof one.body[name] === typeof given[name] &&
        [one.body[name], given[name]].every((value) => form.test(String(value))),
    )
    return {
      ...one,
      body: { ...one.body, ...Object.fromEntries(alike.map(([name]) => [name, given[name]])) },
    }
  }),
})
