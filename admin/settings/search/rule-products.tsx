import { useSortable } from '@dnd-kit/react/sortable'
import RemoveIcon from '@mui/icons-material/Close'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, FormHelperText, IconButton, Skeleton, Stack, Typography } from '@mui/material'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { moved, Sorting } from '#admin/shared/drag-and-drop.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { StatusChip } from '#admin/shared/fields/status-chip.tsx'
import { ProductSearch } from '#admin/shared/product-search/product-search.tsx'
import { Section } from '#admin/shared/section.tsx'
import { VerbMenu } from '#admin/shared/verb-menu.tsx'
import { digits } from '#app/ui/digits.ts'
import { MOST_PRODUCTS, type RuleFields, type RuleProduct, useRuleProducts } from './search.ts'
import { useRuleForm } from './use-rule-form.ts'

interface RowProps {
  id: number
  /** undefined while it is read, null for one that was deleted */
  product: RuleProduct | null | undefined
  remove: () => void
}

const ROW = {
  alignItems: 'center',
  gap: 1,
  minHeight: 60,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const

const useName = ({ id, product }: Pick<RowProps, 'id' | 'product'>): string => {
  const gone = useTranslate()('search.rules.gone', { id: digits(id) })
  return product?.name ?? gone
}

const Shown = ({ id, product }: Pick<RowProps, 'id' | 'product'>) => {
  const translate = useTranslate()
  const name = useName({ id, product })
  return (
    <>
      <Picture src={product?.images[0]?.src} />
      <Box sx={{ flex: 1, minWidth: 0, paddingBlock: 0.5 }}>
        {product === undefined ? (
          <Skeleton width="60%" />
        ) : (
          <Typography
            variant="body2"
            color={product ? 'text.primary' : 'text.secondary'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Typography>
        )}
        {product && product.status !== 'publish' && (
          <StatusChip tone="waiting" label={translate(`products.status.${product.status}`)} />
        )}
      </Box>
    </>
  )
}

const HiddenRow = ({ id, product, remove }: RowProps) => {
  const translate = useTranslate()
  const name = useName({ id, product })
  return (
    <Stack component="li" direction="row" sx={ROW}>
      <Shown id={id} product={product} />
      <IconButton
        aria-label={translate('search.rules.unhide', { name })}
        onClick={remove}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <RemoveIcon />
      </IconButton>
    </Stack>
  )
}

interface PinnedRowProps extends RowProps {
  index: number
  count: number
  move: (from: number, to: number) => void
}

const PinnedRow = ({ id, product, remove, index, count, move }: PinnedRowProps) => {
  const translate = useTranslate()
  const name = useName({ id, product })
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <Stack component="li" ref={ref} direction="row" sx={{ ...ROW, opacity: isDragging ? 0.7 : 1 }}>
      <IconButton
        ref={handleRef}
        aria-label={translate('search.rules.grip', { name })}
        sx={{ inlineSize: 44, blockSize: 44, marginInlineStart: -1, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      <Shown id={id} product={product} />
      <VerbMenu
        label={translate('search.rules.menu', { name })}
        verbs={[
          index > 0 && { label: translate('terms.up'), onChoose: () => move(index, index - 1) },
          index < count - 1 && { label: translate('terms.down'), onChoose: () => move(index, index + 1) },
          { label: translate('search.rules.unpin', { name }), onChoose: remove },
        ]}
      />
    </Stack>
  )
}

interface RuleProductsProps {
  source: 'pinned' | 'hidden'
  validate?: (ids: number[], rule: RuleFields) => string | undefined
}

/** Products of a rule, found by their names; those that come first are put in order. */
export const RuleProducts = ({ source, validate }: RuleProductsProps) => {
  const translate = useTranslate()
  const { fieldState } = useInput({ source, validate })
  const { rule, set, put } = useRuleForm()
  const ids = rule[source]
  const { data: products, isPlaceholderData } = useRuleProducts(ids)
  const move = (from: number, to: number) => set(source, moved(ids, from, to))
  const productOf = (id: number) => products?.get(id) ?? (products && !isPlaceholderData ? null : undefined)
  const rowOf = (id: number) => ({ id, product: productOf(id), remove: () => put(id, null) })
  const error = fieldState.error?.message
  return (
    <Section title={translate(`resources.search-rules.fields.${source}`)}>
      <Typography variant="body2" color="text.secondary">
        {translate(`search.rules.${source}_text`)}
      </Typography>
      <Stack
        component={source === 'pinned' ? 'ol' : 'ul'}
        sx={{ listStyle: 'none', padding: 0, marginBlock: ids.length > 0 ? 1 : 0 }}
      >
        {source === 'pinned' ? (
          <Sorting onMove={move}>
            {ids.map((id, index) => (
              <PinnedRow key={id} {...rowOf(id)} index={index} count={ids.length} move={move} />
            ))}
          </Sorting>
        ) : (
          ids.map((id) => <HiddenRow key={id} {...rowOf(id)} />)
        )}
      </Stack>
      {ids.length < MOST_PRODUCTS && (
        <ProductSearch
          isWhole
          label={translate(`search.rules.${source}_add`)}
          isOffered={({ product_id }) => !ids.includes(product_id)}
          onChoose={({ product_id }) => put(product_id, source)}
        />
      )}
      {error && (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Section>
  )
}
