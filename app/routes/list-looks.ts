import filterPanel from '../features/catalog/filter-panel.module.css'
import didYouMean from '../features/search/did-you-mean.module.css'
import searchStart from '../features/search/search-start.module.css'
import choice from '../ui/forms/choice.module.css'
import field from '../ui/forms/field.module.css'
import disclosure from '../ui/layout/disclosure.module.css'

/** What the server draws of a list long before its code is there: a route that names it has it linked. */
export const listLooks = [filterPanel, didYouMean, searchStart, choice, field, disclosure]
