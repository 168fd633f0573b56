import { data, href, redirect } from 'react-router'
import { demoCookie } from '#common/demo-cookie.ts'
import { demoThemes } from '#common/demo-themes.ts'
import { pageContext } from '../context.ts'
import { CategoryTiles } from '../features/catalog/categories/categories.tsx'
import { loadCategories } from '../features/catalog/categories/load-categories.ts'
import { BannerSample } from '../features/demo/banner-sample.tsx'
import styles from '../features/demo/demo.module.css'
import { DemoPanel } from '../features/demo/demo-panel.tsx'
import { useThemeCss } from '../features/demo/use-theme-css.ts'
import { loadSections } from '../features/home/load-home.ts'
import { m } from '../messages/paraglide/messages.js'
import { sendForm, useAnswer } from '../shared/forms/send-form.ts'
import { notFound } from '../shared/pages/not-found.ts'
import { readForm } from '../shared/pages/reading/read-form.ts'
import type { RouteHandle } from '../shared/pages/route-handle.ts'
import { pageMeta } from '../shared/pages/seo/page-meta.ts'
import { cardFields, toCardProduct } from '../shared/product-card/card-product.ts'
import { ProductCard } from '../shared/product-card/product-card.tsx'
import { hasDemo, hexColor } from '../shared/settings/demo-settings.ts'
import { usePageSettings } from '../shared/settings/page-settings.ts'
import { Container } from '../ui/layout/container.tsx'
import { SectionHeader } from '../ui/layout/section-header.tsx'
import { createThemeCss } from '../ui/theme/theme.ts'
import type { Route } from './+types/demo.ts'

export const handle = { cache: 'form' } satisfies RouteHandle

const SAMPLES = 4

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { store, xsrf } = context.get(pageContext)
  const settings = await store.settings()
  if (!hasDemo(settings)) throw notFound()
  const { palette_color, custom_color, banner_style } = settings
  const [sections, { products }, level] = await Promise.all([
    loadSections(store, { ...settings, home: [{ type: 'banners', banner_ids: [] }] }),
    store.products({ on_sale: true, per_page: SAMPLES, facets: false, _fields: cardFields }),
    loadCategories(store, 0),
  ])
  return {
    xsrf,
    looks: {
      palette_color: !custom_color && palette_color in demoThemes ? palette_color : '',
      custom_color,
      banner_style,
    },
    theme: createThemeCss(custom_color || palette_color),
    banners: sections.flatMap((section) => (section.type === 'banners' ? section.banners : [])),
    products: products.map(toCardProduct),
    tiles: level?.tiles.slice(0, SAMPLES) ?? [],
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { store, origin } = context.get(pageContext)
  const form = await readForm(request)
  if (!form) return data({ wrongColor: null }, { status: 400 })
  if (!hasDemo(await store.settings())) throw notFound()
  const color = String(form.get('custom_color') ?? '').trim()
  if (!form.has('reset') && color && !hexColor(color)) return data({ wrongColor: color }, { status: 422 })
  const chosen = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string' && value && !name.startsWith('_')) chosen.set(name, value.slice(0, 20))
  }
  return redirect(href('/demo'), {
    status: 303,
    headers: { 'Set-Cookie': demoCookie(form.has('reset') ? '' : String(chosen), origin) },
  })
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  sendForm(request, serverAction)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.demo_title(), hidden: true })

export default function DemoRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { category_style } = usePageSettings()
  const { xsrf, looks, theme, banners, products, tiles } = loaderData
  const answer = useAnswer(actionData)
  useThemeCss(theme)
  return (
    <Container className={styles.screen}>
      <header className={styles.head}>
        <h1>{m.demo_title()}</h1>
        <p>{m.demo_text()}</p>
      </header>
      <DemoPanel looks={looks} xsrf={xsrf} wrongColor={answer?.wrongColor ?? null} />
      <div className={styles.samples}>
        <section>
          <SectionHeader title={m.catalog_products()} />
          <div className={styles.products}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
        <section>
          <SectionHeader title={m.demo_banner_style()} />
          <BannerSample key={looks.banner_style} banners={banners} style={looks.banner_style} />
        </section>
        <section>
          <SectionHeader title={m.catalog_categories()} />
          <CategoryTiles tiles={tiles} layout={category_style} />
        </section>
      </div>
    </Container>
  )
}
