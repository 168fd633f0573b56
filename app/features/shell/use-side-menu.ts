import { useHashOpen } from '#app/shared/pages/use-hash-open.ts'
import { loadPanels } from '#app/ui/overlays/sheet.tsx'

/** The side menu, which several buttons open. */
export const useSideMenu = () => {
  const menu = useHashOpen('menu')
  return {
    ...menu,
    show: () => {
      loadPanels().catch(() => undefined)
      menu.show()
    },
  }
}
