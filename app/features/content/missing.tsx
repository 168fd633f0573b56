import { href, Link } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export const Missing = () => (
  <EmptyState level={1} icon="search_off" title={m.content_missing_title()} text={m.content_missing_text()}>
    <Button render={<Link to={href('/blog')} />}>{m.content_back_to_blog()}</Button>
  </EmptyState>
)
