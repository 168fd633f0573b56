import { Form } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ActionFailure } from '#app/shared/forms/send-failure.tsx'
import { useSending } from '#app/shared/forms/use-sending.ts'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Container } from '#app/ui/layout/container.tsx'

export type StopResult = 'stopped' | 'unknown'

interface StopScreenProps {
  xsrf: string
  result: StopResult | undefined
}

const TEXTS = {
  asked: () => ({ title: m.price_alerts_stop_title(), text: m.price_alerts_stop_text() }),
  stopped: () => ({ title: m.price_alerts_stopped_title(), text: m.price_alerts_stopped_text() }),
  unknown: () => ({ title: m.price_alerts_unknown_title(), text: m.price_alerts_unknown_text() }),
}

/** Where the link of a message leads: nothing ends before the button is pressed, mail programs open links by themselves. */
export const StopScreen = ({ xsrf, result }: StopScreenProps) => {
  const isSending = useSending(null) !== null
  const { title, text } = TEXTS[result ?? 'asked']()
  return (
    <Container narrow>
      <EmptyState icon="notifications" level={1} title={title} text={<span role="status">{text}</span>}>
        {result ? (
          <Button render={<ShopLink to="/shop" />}>{m.shell_to_shop()}</Button>
        ) : (
          <Form method="post">
            <input type="hidden" name="_xsrf" value={xsrf} />
            <input type="hidden" name="intent" value="stop" />
            <Button type="submit" loading={isSending}>
              {m.price_alerts_stop()}
            </Button>
            <ActionFailure />
          </Form>
        )}
      </EmptyState>
    </Container>
  )
}
