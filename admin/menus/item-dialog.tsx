import {
  AutocompleteInput,
  BooleanInput,
  type HttpError,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useCreate,
  useDataProvider,
  useGetOne,
  useNotify,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useSecondLanguage } from '#admin/shared/second-language.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import { linkHref } from '#common/local-path.ts'
import { type MenuItem, type MenuTarget, TARGETS, type TargetKind } from './menu.ts'
import type { MenuItems } from './use-menu-items.ts'

const KINDS = [...(Object.keys(TARGETS) as TargetKind[]), 'custom'] as const

const isAddress = (url: unknown): string | undefined =>
  linkHref(String(url ?? '')) === undefined ? 'menus.url_wrong' : undefined

/** The address of a link. */
const Address = () => (
  <TextInput
    source="url"
    label="menus.url"
    helperText="menus.url_hint"
    validate={[required(), isAddress]}
    slotProps={{ htmlInput: { dir: 'ltr' } }}
  />
)

/** Where a new item leads. */
const Target = () => {
  const kind = useWatch({ name: 'kind' }) as (typeof KINDS)[number]
  if (kind === 'custom') {
    return (
      <>
        <Address />
        <TextInput source="title" label="menus.title" validate={required()} />
      </>
    )
  }
  const { resource, meta }: MenuTarget = TARGETS[kind]
  return (
    <>
      <ReferenceInput
        key={kind}
        source={`target_${kind}`}
        reference={resource}
        queryOptions={{ meta }}
        perPage={25}
      >
        <AutocompleteInput
          label={`menus.kinds.${kind}`}
          optionText={(record) => record.name ?? record.title}
          filterToQuery={(search) => ({ search })}
          validate={required()}
        />
      </ReferenceInput>
      <TextInput source="title" label="menus.title" helperText="menus.title_hint" />
    </>
  )
}

/** Told beside its field where the store says which, else above all. */
const useTell = () => {
  const notify = useNotify()
  return (error: unknown): Record<string, string> => {
    const { message, body } = error as HttpError
    const ofFields = (body as { errors?: Record<string, string> } | undefined)?.errors
    if (!ofFields) notify(message, { type: 'error' })
    return ofFields ?? { title: message }
  }
}

/** A new item of a menu: to a page, a category, a product, a post or an address. */
export const NewItemDialog = ({
  menu,
  list,
  onClose,
}: {
  menu: number
  list: MenuItems
  onClose: () => void
}) => {
  const translate = useTranslate()
  const tell = useTell()
  const [create] = useCreate()
  const choices = KINDS.map((id) => ({ id, name: translate(`menus.kinds.${id}`) }))
  const save = async ({ kind, title, url, ...targets }: Record<string, unknown>) => {
    const followed = kind === 'custom' ? undefined : TARGETS[kind as TargetKind]
    const data = {
      menus: menu,
      menu_order: Math.max(0, ...list.items.map((item) => item.menu_order)) + 1,
      title: title ?? '',
      ...(followed
        ? { type: followed.type, object: kind, object_id: targets[`target_${kind}`] }
        : { type: 'custom', url }),
    }
    try {
      await create('menu-items', { data }, { returnPromise: true })
    } catch (error) {
      return tell(error)
    }
    onClose()
    await list.refresh()
  }
  return (
    <SettingsDialog title={translate('menus.add')} values={{ kind: 'page' }} onClose={onClose} onSave={save}>
      <SelectInput source="kind" label="menus.kind" choices={choices} validate={required()} />
      <Target />
    </SettingsDialog>
  )
}

interface EditItemDialogProps {
  item: MenuItem
  list: MenuItems
  onClose: () => void
}

/** The words of an item in both languages, and the address of a link. */
export const EditItemDialog = ({ item, list, onClose }: EditItemDialogProps) => {
  const tell = useTell()
  const dataProvider = useDataProvider()
  const language = useSecondLanguage()
  const meta = { texts: language }
  const { data: known } = useGetOne('menu-items', { id: item.id, meta })
  if (!known) return null
  const save = async ({ title, title_there, url, in_new_tab }: Record<string, unknown>) => {
    const data = {
      ...known,
      title: title ?? '',
      ...(item.type === 'custom' && { url }),
      target: in_new_tab ? '_blank' : '',
      texts: { title: title_there ?? '' },
    }
    try {
      await dataProvider.update('menu-items', { id: item.id, data, previousData: known, meta })
    } catch (error) {
      return tell(error)
    }
    onClose()
    await list.refresh()
  }
  const values = {
    title: known.title as string,
    title_there: known.texts.title as string,
    url: known.url as string,
    in_new_tab: known.target === '_blank',
  }
  const isLink = item.type === 'custom'
  return (
    <SettingsDialog title={item.name} values={values} onClose={onClose} onSave={save}>
      <TextInput
        source="title"
        label="menus.title"
        helperText={isLink ? false : 'menus.title_hint'}
        validate={isLink ? required() : undefined}
      />
      <TextInput
        source="title_there"
        label={`menus.title_in.${language}`}
        helperText="shell.second_language.hint"
      />
      {isLink && <Address />}
      <BooleanInput source="in_new_tab" label="menus.new_tab" />
    </SettingsDialog>
  )
}
