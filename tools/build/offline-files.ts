/** A chunk in the manifest that Vite writes. */
export interface ManifestChunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type ViteManifest = Record<string, ManifestChunk>

/** Screens that open without a network: the device fills them in, or they were visited. */
const SCREENS = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/routes/shop-layout.tsx',
  'app/routes/home.tsx',
  'app/routes/cart.tsx',
  'app/routes/wish-list.tsx',
  'app/routes/search.tsx',
  'app/routes/product-list.tsx',
  'app/routes/product.tsx',
  'app/routes/blog.tsx',
  'app/routes/news-list.tsx',
  'app/routes/post.tsx',
  'app/routes/my-orders.tsx',
  'app/routes/my-orders-last-seen.tsx',
]

/** Code that these screens ask for and that is of no use, or too large, without a network. */
const NOT_OFFLINE = [
  'app/features/reviews/review-form-here.tsx',
  'app/features/price-alerts/alert-dialog.tsx',
  'app/shared/pictures/lightbox.ts',
  'app/shared/policies/policy-dialog.tsx',
  'app/shared/wish-list/share-wishes.ts',
  'app/ui/theme/theme.ts',
]

/** Route modules have a query in their names. */
const keyOf = (manifest: ViteManifest, module: string): string => {
  const key = Object.keys(manifest).find((name) => name.split('?')[0] === module)
  if (!key) throw new Error(`The build has no module ${module} (tools/build/offline-files.ts)`)
  return key
}

/** The built files of all screens that open without a network, with whatever their code may ask for later. */
export const offlineFiles = (manifest: ViteManifest, screens = SCREENS, without = NOT_OFFLINE): string[] => {
  const left = new Set(without.map((module) => keyOf(manifest, module)))
  const chunks = new Set<ManifestChunk>()
  const waiting = screens.map((module) => keyOf(manifest, module))
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const chunk = manifest[key]
    if (!chunk || chunks.has(chunk) || left.has(key)) continue
    chunks.add(chunk)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  return [...new Set([...chunks].flatMap(({ file, css = [] }) => [file, ...css]))].sort()
}
