import { toJson } from '#store/database/json.ts'
import type {
  TranslatedFields,
  TranslatedKind,
  TranslationsTable,
} from '#store/modules/translations/tables.ts'

/** A row of `translations`: English texts unless another language is named. */
export const translationRow = <K extends TranslatedKind>(
  kind: K,
  item_id: number,
  fields: TranslatedFields[K],
  locale: TranslationsTable['locale'] = 'en',
): TranslationsTable => ({ kind, item_id, locale, fields: toJson(fields), updated_at: 1 })
