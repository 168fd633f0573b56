// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { withLatePreloads as withLatePreloadsInBytes } from './late-preloads.server.ts'
import { latePreloads as latePreloadsOf } from './late-preloads.ts'

const latePreloads = (files: string[], ofOthers: string[] = []): string => latePreloadsOf({ files, ofOthers })
const withLatePreloads = (html: string): string => withLatePreloadsInBytes(Buffer.from(html), 'n').toString()

const HTML =
  '<link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js"/>' +
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/>' +
  '<script>first()</script><script nonce="n" type="module" async="">start()</script><p>Cup</p>'

it('holds back modules and their preloads, however their attributes are ordered, and nothing else', () => {
  expect(withLatePreloads(HTML)).toBe(
    '<link rel="late-modulepreload" href="/a.js"/><link nonce="n" rel="late-modulepreload" href="/b.js"/>' +
      '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/>' +
      '<script>first()</script><script nonce="n" type="late-module" async="">start()</script><p>Cup</p>',
  )
})

const links = () =>
  Array.from(document.querySelectorAll('link'), ({ rel, href }) => [rel, new URL(href).pathname])
const names = (start: string) => links().filter(([, path]) => path?.startsWith(start))

const parse = (): boolean => dispatchEvent(new Event('DOMContentLoaded'))
let isPainted = false
const watching = new Set<Observer>()
/** tells of a paint, also of one that was */
class Observer {
  readonly tell: () => void
  constructor(tell: (entries: unknown, observer: Observer) => void) {
    this.tell = () => tell([], this)
  }
  observe({ type }: { type: string }): void {
    if (type !== 'paint') return
    if (isPainted) this.tell()
    else watching.add(this)
  }
  disconnect(): void {
    watching.delete(this)
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const paint = async (): Promise<void> => {
  await settle()
  isPainted = true
  for (const observer of watching) observer.tell()
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
}

const connect = (connection?: { saveData?: boolean; effectiveType?: string }) =>
  vi.stubGlobal('navigator', { connection })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  isPainted = false
  watching.clear()
  connect()
  document.head.innerHTML = ''
  document.body.innerHTML = withLatePreloads(HTML)
})

const WAITING = ['late-modulepreload', 'late-modulepreload', 'stylesheet', 'preload', 'late-module']
const FETCHED = ['modulepreload', 'modulepreload', 'stylesheet', 'preload', 'module']
const relations = () => [
  ...links().map(([rel]) => rel),
  document.querySelector('script[type]')?.getAttribute('type'),
]

it('fetches them once the page is painted, and starts the router in the place where React finds it', async () => {
  new Function(latePreloads([]))()
  parse()
  // frames that are drawn before anything is painted do not count
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(relations()).toEqual(WAITING)
  await paint()
  expect(relations()).toEqual(FETCHED)
  const script = document.querySelector<HTMLScriptElement>('script[type]')
  expect([script?.textContent, script?.nonce]).toEqual(['start()', 'n'])
  expect(script?.nextElementSibling?.textContent).toBe('Cup')
})

it('fetches them at once in the background, where nothing is painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  new Function(latePreloads([]))()
  parse()
  expect(relations()).toEqual(FETCHED)
})

it('fetches them a second after the load where the browser tells of no paint, and only once', async () => {
  new Function(latePreloads([]))()
  parse()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(relations()).toEqual(WAITING)
  vi.advanceTimersByTime(1)
  expect(relations()).toEqual(FETCHED)
  const script = document.querySelector('script[type]')
  await paint()
  expect(document.querySelector('script[type]')).toBe(script)
})

it('lets pictures outweigh them, and asks first for the largest, for which all wait', async () => {
  document.head.innerHTML = withLatePreloads(
    '<link rel="modulepreload" href="/assets/entry.client-1.js"/><link rel="modulepreload" href="/assets/framework-2.js"/>' +
      '<link rel="modulepreload" href="/assets/shop-3.js"/>',
  )
  document.body.innerHTML = ''
  const asked: string[] = []
  const rel = vi.spyOn(HTMLLinkElement.prototype, 'rel', 'set').mockImplementation(function (
    this: HTMLLinkElement,
  ) {
    asked.push(`${new URL(this.href).pathname} ${this.fetchPriority}`)
  })
  new Function(latePreloads([]))()
  parse()
  await paint()
  rel.mockRestore()
  expect(asked).toEqual([
    '/assets/framework-2.js low',
    '/assets/entry.client-1.js low',
    '/assets/shop-3.js low',
  ])
})

const PARTS = [
  ['modulepreload', '/part.js'],
  ['stylesheet', '/part.css'],
]

it('fetches what parts need once the page is painted', async () => {
  new Function(latePreloads(['/part.js', '/part.css']))()
  parse()
  await settle()
  // frames that are drawn before anything is painted do not count
  vi.advanceTimersToNextFrame()
  vi.advanceTimersToNextFrame()
  expect(names('/part')).toEqual([])
  await paint()
  expect(names('/part')).toEqual(PARTS)
})

it('asks for style sheets of other screens last, and lets them count once they have come', async () => {
  new Function(latePreloads(['/part.css', '/part.js'], ['/part-of-others.css']))()
  parse()
  await paint()
  const [own, , others] = document.querySelectorAll<HTMLLinkElement>('link[href^="/part"]')
  expect([own?.media, others?.media]).toEqual(['', 'not all'])
  others?.dispatchEvent(new Event('load'))
  expect(others?.media).toBe('all')
})

it('leaves no style sheet that did not come: loaders of parts put in their own', async () => {
  new Function(latePreloads(['/part.css']))()
  parse()
  await paint()
  document.querySelector('link[href="/part.css"]')?.dispatchEvent(new Event('error'))
  expect(names('/part')).toEqual([])
})

it('leaves alone what the shop itself has written', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<ol type="late-module"><li>Cup</li></ol><a rel="late-modulepreload" href="/x">x</a><a rel="stylesheet" href="/part.css">y</a>',
  )
  new Function(latePreloads(['/part.css']))()
  parse()
  await paint()
  expect(document.querySelector('ol')?.textContent).toBe('Cup')
  expect(document.querySelector('a')?.rel).toBe('late-modulepreload')
  expect(document.querySelector('script[type]')?.getAttribute('type')).toBe('module')
  expect(names('/part')).toEqual([['stylesheet', '/part.css']])
})

it('puts in no style sheet that the loader of a part has put in meanwhile', async () => {
  new Function(latePreloads(['/part.js', '/part.css']))()
  parse()
  document.head.innerHTML = '<link rel="stylesheet" href="https://shop.test/part.css"/>'
  await paint()
  expect(names('/part')).toEqual([
    ['stylesheet', '/part.css'],
    ['modulepreload', '/part.js'],
  ])
})

it.each(['comes', 'is broken'])(
  'lets the picture that the first view waits for come before them, and goes on when it %s',
  async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const picture = document.body.appendChild(document.createElement('img'))
    picture.setAttribute('fetchpriority', 'high')
    picture.decode = () => promise
    document.body.append(document.createElement('img'))
    new Function(latePreloads(['/part.js', '/part.css']))()
    parse()
    await paint()
    expect(names('/part')).toEqual([])
    if (end === 'comes') resolve()
    else reject(new Error('no such picture'))
    await paint()
    expect(names('/part')).toEqual(PARTS)
  },
)

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'fetches nothing more where data is saved: %o',
  async (connection) => {
    connect(connection)
    new Function(latePreloads(['/more.js']))()
    parse()
    await paint()
    expect(names('/more')).toEqual([])
    expect(names('/a.js')).toEqual([['modulepreload', '/a.js']])
  },
)
