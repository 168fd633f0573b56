import { type ReactNode, useId } from 'react'
import type { EntryContext } from 'react-router'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DrawPart } from './first-view/drawn-once.tsx'
import { toPayload } from './first-view/json-payload.ts'
import { runInLocale } from './locale.server.ts'
import { m } from './messages/paraglide/messages.js'
import { createDrawPart } from './part-html.server.tsx'
import { type RootData, useRootData } from './shared/settings/root-data.ts'
import { Img } from './ui/display/pictures/img.tsx'
import { useSaveData } from './ui/save-data.ts'

let shop = 0
beforeEach(() => {
  shop += 1
})

/** What draws the parts of one page of a shop of its own. */
const page = (root: object = {}, basename = '/'): DrawPart => {
  const data = {
    shop: { site_name: `Shop ${shop}` },
    locale: 'en',
    search: '',
    ...root,
  } as unknown as RootData
  const staticHandlerContext = { basename, _match: () => null, loaderData: { root: toPayload(data) } }
  return createDrawPart({ staticHandlerContext } as unknown as EntryContext)!
}

it('draws a part once for the same facts, on whichever page', () => {
  const content = vi.fn(() => <b>cup</b>)
  expect(page()('card 1', content)).toBe('<b>cup</b>')
  expect(page({ search: '?page=2' })('card 1', content)).toBe('<b>cup</b>')
  expect(content).toHaveBeenCalledTimes(1)
})

it.each<[what: string, other: () => DrawPart, facts: string]>([
  ['facts', () => page(), 'card 2'],
  ['settings', () => page({ shop: { site_name: 'New' } }), 'card 1'],
  ['less data', () => page({ savesData: true }), 'card 1'],
  ['hours', () => page({ now: 1 }), 'card 1'],
  ['languages', () => page({ locale: 'fa' }), 'card 1'],
  ['places in the URL', () => page({}, '/en'), 'card 1'],
])('draws it again for other %s', (_, other, facts) => {
  expect(page()('card 1', () => <b>before</b>)).toBe('<b>before</b>')
  expect(other()(facts, () => <b>after</b>)).toBe('<b>after</b>')
})

const Settings = () => `${useRootData()?.shop.site_name}: ${m.ui_new()}, ${useSaveData() ? 'less' : 'all'}`

it('draws with the settings and in the language of the page', () => {
  const draw = (root: object): string | null => page(root)('settings', () => <Settings />)
  expect(runInLocale('en', () => draw({}))).toBe(`Shop ${shop}: ${m.ui_new({}, { locale: 'en' })}, all`)
  expect(runInLocale('fa', () => draw({ locale: 'fa', savesData: true }))).toBe(
    `Shop ${shop}: ${m.ui_new({}, { locale: 'fa' })}, less`,
  )
})

const Where = () => {
  const { pathname, search } = useLocation()
  return [pathname, search, useRootData()?.search].join('|')
}

it('lets nothing into a part of where the page is and what was asked for', () => {
  expect(page({ search: '?q=mine' })('where', () => <Where />)).toBe('/||')
})

const Named = () => <p id={useId()}>by its place</p>

it.each<[what: string, content: () => ReactNode]>([
  ['names elements by their place in the page', () => <Named />],
  ['has a picture that the head of the page asks for', () => <Img src="/cup.webp" alt="" priority />],
  ['has nothing', () => null],
])('leaves a part to its page that %s', (_, content) => {
  expect(page()('own', content)).toBeNull()
  expect(page()('own', content)).toBeNull()
})

it('has no parts where the settings could not be read', () => {
  const staticHandlerContext = { basename: '/', loaderData: {} }
  expect(createDrawPart({ staticHandlerContext } as unknown as EntryContext)).toBeNull()
})
