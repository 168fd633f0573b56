import { data, href } from 'react-router'
import type { PageContext } from '../context.ts'
import { m } from '../messages/paraglide/messages.js'
import { ShopLink } from '../shared/links/shop-link.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Container } from '../ui/layout/container.tsx'
import { HomeScreen } from './home-screen.tsx'
import { type HomePage, loadHomePage } from './load-home-page.ts'

/** Of a URL that leads nowhere: the home page (spec §2), with the status 404 for machines. */
export const nowhere = async (context: Pick<PageContext, 'store'>) =>
  data({ nowhere: await loadHomePage(context), canonical: null }, { status: 404 })

/** The home page, with a word on why it is shown; closing that leads to the home page's own URL. */
export const Nowhere = ({ page }: { page: HomePage }) => (
  <HomeScreen
    page={page}
    notice={
      <Container style={{ paddingBlockStart: 'var(--space-4)' }}>
        <Notice
          live
          end={<IconButton icon="close" label={m.ui_close()} render={<ShopLink to={href('/')} replace />} />}
        >
          {m.shell_nowhere()}
        </Notice>
      </Container>
    }
  />
)
