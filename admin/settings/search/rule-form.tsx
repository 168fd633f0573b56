import { Alert, Box, Button, Stack } from '@mui/material'
import {
  LinkBase,
  maxLength,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { ConflictDialog } from '#admin/shared/conflict/conflict-dialog.tsx'
import type { useConflict } from '#admin/shared/conflict/use-conflict.ts'
import { FormColumns } from '#admin/shared/form-columns.tsx'
import { SaveBar } from '#admin/shared/save-bar.tsx'
import { Section } from '#admin/shared/section.tsx'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { RulePreview } from './rule-preview.tsx'
import { RuleProducts } from './rule-products.tsx'
import {
  LONGEST_QUERY,
  RULES_SCREEN,
  type Rule,
  type RuleFields,
  useRulePreview,
  useRuleProducts,
} from './search.ts'
import { useRuleForm } from './use-rule-form.ts'

/** Of a query that has a rule already: the way to that one. */
const OtherRule = ({ id }: { id: number }) => {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" component={LinkBase} to={`${RULES_SCREEN}/${id}`}>
          {translate('search.rules.open')}
        </Button>
      }
    >
      {translate('errors.ghab_search_rule_exists')}
    </Alert>
  )
}

const isSomething = (_: number[], { pinned, hidden }: RuleFields): string | undefined =>
  (pinned ?? []).length + (hidden ?? []).length === 0 ? 'search.rules.nothing_chosen' : undefined

type Conflict = ReturnType<typeof useConflict>

/** What somebody else saved meanwhile, with products by their names. */
const RuleConflict = ({ conflict: { conflict, close } }: { conflict: Conflict }) => {
  const { rule } = useRuleForm()
  const now = conflict?.now as Rule | undefined
  const all = now ? [...now.pinned, ...now.hidden, ...rule.pinned, ...rule.hidden] : []
  const { data: products } = useRuleProducts([...new Set(all)])
  const named = (value: unknown) =>
    Array.isArray(value) ? value.map((id) => products?.get(id) ?? id) : value
  return <ConflictDialog conflict={conflict} close={close} toShown={named} />
}

const Fields = () => {
  const translate = useTranslate()
  const record = useRecordContext<Rule>()
  const { rule } = useRuleForm()
  const preview = useRulePreview(rule)
  const other = rule.query.trim() === '' ? null : (preview.data?.rule_id ?? null)
  return (
    <FormColumns>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={translate('search.rules.query_title')}>
          <TextInput
            source="query"
            validate={[required(), maxLength(LONGEST_QUERY)]}
            helperText="search.rules.query_text"
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          {other !== null && other !== record?.id && <OtherRule id={other} />}
        </Section>
        <RuleProducts source="pinned" validate={isSomething} />
        <RuleProducts source="hidden" />
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: 72, minWidth: 0 }}>
        <RulePreview preview={preview} />
      </Box>
    </FormColumns>
  )
}

interface RuleFormProps {
  /** of a new one */
  defaultValues?: RuleFields
  conflict?: Conflict
}

/** What a search shows first and what it leaves out, beside what shoppers then find. */
export const RuleForm = ({ defaultValues, conflict }: RuleFormProps) => (
  <SimpleForm
    {...(defaultValues && { defaultValues })}
    toolbar={
      <SaveBar>
        <SaveButton />
      </SaveBar>
    }
    {...WARNS_OF_UNSAVED}
    sx={{ padding: 0, maxWidth: 1120 }}
    noValidate
  >
    <Fields />
    {conflict && <RuleConflict conflict={conflict} />}
  </SimpleForm>
)
