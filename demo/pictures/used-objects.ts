import { buildShop } from '#demo/builders/build-shop.ts'
import { decimalsOf, loadSource } from '#demo/seed-demo.ts'

/** Every emoji that a picture or a wallpaper of a demo shop shows. */
export const usedObjects = async (): Promise<Set<string>> => {
  const emoji = new Set<string>()
  for (const shop of ['fa', 'en'] as const) {
    const source = await loadSource(shop)
    const { album } = await buildShop(source, Date.now(), decimalsOf(shop))
    for (const { scene } of album.photos) for (const prop of scene.props) emoji.add(prop.emoji)
    for (const { download } of source.products) {
      if (download?.kind === 'wallpaper') emoji.add(download.picture.emoji)
    }
  }
  return emoji
}
