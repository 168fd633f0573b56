import AddIcon from '@mui/icons-material/Add'
import { Alert, Button, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, Title, useGetList, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { EditItemDialog, NewItemDialog } from './item-dialog.tsx'
import { ItemTree } from './item-tree.tsx'
import { type MenuItem, SHOWN_AT, type ShopMenu } from './menu.ts'
import { MenuVerbs, NewMenuDialog } from './menu-verbs.tsx'
import { useMenuItems } from './use-menu-items.ts'

/** Whether shoppers see a menu, and where that is set. */
const Shown = ({ menu }: { menu: ShopMenu }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const isShown = menu.locations.includes(SHOWN_AT)
  return (
    <Alert severity={isShown ? 'success' : 'info'} sx={{ alignItems: 'center' }}>
      {translate(isShown ? 'menus.shown' : 'menus.not_shown')}{' '}
      {permitted({ needs: 'manage_woocommerce' }) && (
        <Link to="/look?setting=sidebar_type" sx={{ color: 'inherit', textDecoration: 'underline' }}>
          {translate('menus.to_look')}
        </Link>
      )}
    </Alert>
  )
}

const OneMenu = ({ menu }: { menu: ShopMenu }) => {
  const translate = useTranslate()
  const list = useMenuItems(menu.id)
  const [edited, setEdited] = useState<MenuItem | null>(null)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Shown menu={menu} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
          disabled={list.isPending}
          sx={{ minHeight: 44 }}
        >
          {translate('menus.add')}
        </Button>
        <MenuVerbs menu={menu} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('menus.hint')}
      </Typography>
      <ItemTree list={list} onEdit={setEdited} />
      {isAdding && <NewItemDialog menu={menu.id} list={list} onClose={() => setAdding(false)} />}
      {edited && <EditItemDialog item={edited} list={list} onClose={() => setEdited(null)} />}
    </>
  )
}

/** The menus of the shop, each as a tree. */
const MenuScreen = () => {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isAdding, setAdding] = useState(false)
  const { data: menus = [], isPending, error, refetch } = useGetList<ShopMenu>('menus')
  const menu =
    menus.find(({ id }) => id === chosen) ??
    menus.find(({ locations }) => locations.includes(SHOWN_AT)) ??
    menus[0]
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 820 }}>
      <Title title={translate('menus.menu')} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Tabs
          value={menu?.id ?? false}
          onChange={(_, id) => setChosen(id)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('menus.menu')}
        >
          {menus.map(({ id, name }) => (
            <Tab key={id} value={id} label={textOfHtml(name)} />
          ))}
        </Tabs>
        <Button onClick={() => setAdding(true)} sx={{ minHeight: 44, flexShrink: 0 }}>
          {translate('menus.new')}
        </Button>
      </Stack>
      {error && <LoadFailed error={error} onAgain={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={360} />}
      {!isPending && !error && !menu && (
        <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
          {translate('menus.none')}
        </Typography>
      )}
      {menu && <OneMenu key={menu.id} menu={menu} />}
      {isAdding && <NewMenuDialog onClose={() => setAdding(false)} onMade={setChosen} />}
    </Stack>
  )
}

export default MenuScreen
