import { Button } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  type HttpError,
  required,
  TextInput,
  useCreate,
  useDataProvider,
  useDelete,
  useNotify,
  useTranslate,
} from 'react-admin'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { textOfHtml } from '#admin/shared/text-of-html.ts'
import { useAct } from '#admin/shared/use-act.ts'
import { SHOWN_AT, type ShopMenu } from './menu.ts'

/** The name is all that a menu is refused for. */
const beside = (error: unknown): Record<string, string> => ({
  name: (error as HttpError).body?.code === 'menu_exists' ? 'menus.exists' : (error as Error).message,
})

const Name = () => <TextInput source="name" label="menus.name" validate={required()} autoFocus />

interface NewMenuDialogProps {
  onClose: () => void
  onMade: (id: number) => void
}

export const NewMenuDialog = ({ onClose, onMade }: NewMenuDialogProps) => {
  const translate = useTranslate()
  const [create] = useCreate()
  const save = async ({ name }: Record<string, unknown>) => {
    try {
      const { id } = await create('menus', { data: { name } }, { returnPromise: true })
      onMade(Number(id))
    } catch (error) {
      return beside(error)
    }
    onClose()
  }
  return (
    <SettingsDialog title={translate('menus.new')} values={{ name: '' }} onClose={onClose} onSave={save}>
      <Name />
    </SettingsDialog>
  )
}

/** What can be done with a menu as a whole. */
export const MenuVerbs = ({ menu }: { menu: ShopMenu }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const [isBusy, act] = useAct()
  const [remove, { isPending }] = useDelete()
  const [asks, setAsks] = useState<'name' | 'delete' | null>(null)
  const name = textOfHtml(menu.name)
  const write = (data: object) =>
    dataProvider.update('menus', { id: menu.id, data, previousData: menu, meta: { over: true } })
  const rename = async (values: Record<string, unknown>) => {
    try {
      await write({ name: values.name })
    } catch (error) {
      return beside(error)
    }
    setAsks(null)
    await act(async () => undefined)
  }
  const confirm = () =>
    void remove(
      'menus',
      { id: menu.id, previousData: menu },
      {
        onSuccess: () => notify('terms.deleted', { type: 'info', messageArgs: { name } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => setAsks(null),
      },
    )
  return (
    <>
      {!menu.locations.includes(SHOWN_AT) && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void act(() => write({ locations: [...menu.locations, SHOWN_AT] }))}
          sx={{ minHeight: 44 }}
        >
          {translate('menus.show')}
        </Button>
      )}
      <Button onClick={() => setAsks('name')} sx={{ minHeight: 44 }}>
        {translate('menus.rename')}
      </Button>
      <Button color="error" onClick={() => setAsks('delete')} sx={{ minHeight: 44 }}>
        {translate('menus.delete')}
      </Button>
      {asks === 'name' && (
        <SettingsDialog
          title={translate('menus.rename')}
          values={{ name }}
          onClose={() => setAsks(null)}
          onSave={rename}
        >
          <Name />
        </SettingsDialog>
      )}
      <Confirm
        isOpen={asks === 'delete'}
        loading={isPending}
        title={translate('terms.delete_title', { name })}
        content="menus.delete_text"
        onConfirm={confirm}
        onClose={() => setAsks(null)}
      />
    </>
  )
}
