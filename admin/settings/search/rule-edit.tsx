import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Edit, TopToolbar, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { BackTo } from '#admin/shared/back-to.tsx'
import { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { RuleForm } from './rule-form.tsx'
import { type Rule, SEARCH_SCREEN } from './search.ts'
import { useDeleteRule } from './use-delete-rule.ts'

const Actions = () => {
  const rule = useRecordContext<Rule>()
  const remove = useDeleteRule()
  const redirect = useRedirect()
  const drop = async () => {
    if (rule && (await remove(rule))) redirect(SEARCH_SCREEN)
  }
  return (
    <TopToolbar>
      <Button label="ra.action.delete" color="error" onClick={() => void drop()}>
        <DeleteIcon />
      </Button>
    </TopToolbar>
  )
}

const RuleTitle = () => {
  const translate = useTranslate()
  const rule = useRecordContext<Rule>()
  return rule ? translate('search.rules.edit', { query: rule.query }) : null
}

const RuleEdit = () => {
  const { id } = useParams()
  const conflict = useConflict()
  return (
    <>
      <BackTo to={SEARCH_SCREEN} label={useTranslate()('settings.places.search.title')} />
      <Edit
        key={id}
        resource="search-rules"
        id={id}
        title={<RuleTitle />}
        mutationMode="pessimistic"
        mutationOptions={{ onError: conflict.onError }}
        redirect={false}
        component="div"
        actions={<Actions />}
        sx={{ maxWidth: 1120 }}
      >
        <RuleForm conflict={conflict} />
      </Edit>
    </>
  )
}

export default RuleEdit
