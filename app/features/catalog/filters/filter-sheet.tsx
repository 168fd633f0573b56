import { useEffect, useRef, useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { digits } from '#app/ui/digits.ts'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { fixedBy, type ListState, toQuery, withoutFilters } from '../listing/list-state.ts'
import type { ListingContext } from '../listing/listing-context.ts'
import { FilterPanel } from './filter-panel.tsx'
import { type Offered, offeredFacets } from './filters.ts'

interface FilterSheetProps {
  open: boolean
  state: ListState
  listing: Pick<ListingContext, 'scope' | 'within'>
  facets: Offered
  total: number
  onApply: (state: ListState) => void
  onClose: () => void
}

/** The filters on a phone: tried out first, with the count of what they leave, then applied all at once. */
export const FilterSheet = ({ open, state, listing, facets, total, onApply, onClose }: FilterSheetProps) => {
  const [draft, setDraft] = useState(state)
  const [counted, setCounted] = useState({ facets, total })
  const ofList = useRef(counted)
  useEffect(() => {
    ofList.current = { facets, total }
  })
  useEffect(() => {
    if (!open) return
    setDraft(state)
    setCounted(ofList.current)
  }, [open, state])
  useEffect(() => {
    if (!open) return
    let current = true
    browserStore()
      .products({ ...toQuery(draft, listing.scope), page: 1, per_page: 1, _fields: 'id' })
      .then((answer) => {
        if (current && answer.facets)
          setCounted({
            facets: offeredFacets(answer.facets, {
              state: draft,
              within: listing.within,
              total: answer.total,
            }),
            total: answer.total,
          })
      })
      // without an answer the filters can still be applied
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [open, draft, listing])
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={m.catalog_filters()}
      footer={
        <>
          <Button variant="outlined" onClick={() => setDraft(withoutFilters(state))}>
            {m.catalog_clear_all()}
          </Button>
          <Button onClick={() => onApply(draft)}>
            {m.catalog_show_count({ count: digits(counted.total) })}
          </Button>
        </>
      }
    >
      <FilterPanel state={draft} facets={counted.facets} onChange={setDraft} fixed={fixedBy(listing.scope)} />
    </Sheet>
  )
}
