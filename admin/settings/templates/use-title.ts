import { useTranslate } from 'react-admin'
import type { MessageTemplateAnswer } from '#store-api/contract/messaging.ts'

/** What a message is called: by when it is sent. */
export const useTitle = (): ((
  template: Pick<MessageTemplateAnswer, 'id'> & Partial<MessageTemplateAnswer>,
) => string) => {
  const translate = useTranslate()
  return ({ id, texts }) =>
    translate(`messaging.templates.titles.${id}`, { _: texts?.subject?.default ?? id })
}
