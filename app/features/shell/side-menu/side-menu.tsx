import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { SideDrawer } from '#app/ui/overlays/sheet.tsx'
import { ListMenu } from './list-menu.tsx'
import { SecondToolbar } from './second-toolbar.tsx'
import styles from './side-menu.module.css'
import { SocialPanel } from './social-panel.tsx'
import { TileMenu } from './tile-menu.tsx'
import { TreeMenu } from './tree-menu.tsx'

interface SideMenuProps {
  open: boolean
  onClose: () => void
}

const Menu = ({ style }: { style: number }) => {
  switch (style) {
    case 2:
      return <TileMenu />
    case 3:
      return <TreeMenu />
    default:
      return <ListMenu />
  }
}

/** The menu that comes from where the line begins, in the style that the shop chose (spec §2, `sidebar_type`). */
export const SideMenu = ({ open, onClose }: SideMenuProps) => {
  const settings = usePageSettings()
  return (
    <SideDrawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={settings.site_name}
      footer={
        <div className={styles.foot} data-side-menu>
          <SocialPanel />
          <SecondToolbar />
        </div>
      }
    >
      <Menu style={settings.sidebar_type} />
    </SideDrawer>
  )
}
