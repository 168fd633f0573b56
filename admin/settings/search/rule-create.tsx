import { Create, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { BackTo } from '#admin/shared/back-to.tsx'
import { RuleForm } from './rule-form.tsx'
import { SEARCH_SCREEN } from './search.ts'

/** A rule for a query, which the address may name. */
const RuleCreate = () => {
  const translate = useTranslate()
  const [address] = useSearchParams()
  const query = address.get('query') ?? ''
  return (
    <>
      <BackTo to={SEARCH_SCREEN} label={translate('settings.places.search.title')} />
      <Create
        resource="search-rules"
        title={translate('search.rules.create')}
        redirect={() => SEARCH_SCREEN}
        component="div"
        sx={{ maxWidth: 1120 }}
      >
        <RuleForm key={query} defaultValues={{ query, pinned: [], hidden: [] }} />
      </Create>
    </>
  )
}

export default RuleCreate
