import { AutocompleteArrayInput, ReferenceArrayInput, useCreate, useNotify } from 'react-admin'

interface EntryTermInputProps {
  source: 'categories' | 'tags'
  reference: 'post-categories' | 'post-tags'
}

/** Categories or tags of a post, found by name; one that is not there yet is made where it is typed. */
export const EntryTermInput = ({ source, reference }: EntryTermInputProps) => {
  const notify = useNotify()
  const [create] = useCreate()
  const make = async (name?: string) => {
    if (!name?.trim()) return undefined
    try {
      return await create(reference, { data: { name: name.trim() } }, { returnPromise: true })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return undefined
    }
  }
  return (
    <ReferenceArrayInput source={source} reference={reference} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteArrayInput
        label={`resources.posts.fields.${source}`}
        filterToQuery={(search) => ({ search })}
        optionText="name"
        onCreate={make}
        createLabel="content.new_term"
        createItemLabel="content.make_term"
        size="small"
      />
    </ReferenceArrayInput>
  )
}
