import type { Taxonomy } from '#store/modules/catalog/catalog.ts'

interface Choice {
  key: string
  value: string
}

const LOCALES = ['fa', 'en'] as const

const ownChoice = (taxonomy: Taxonomy, { key, value }: Choice): Choice | null => {
  for (const locale of LOCALES) {
    const { attributes, termOf } = taxonomy.in(locale)
    for (const { id, name, slug } of attributes.values()) {
      const term = name === key || slug === key ? termOf(id, value) : undefined
      if (term) return { key: slug, value: taxonomy.terms.get(term.id)?.name ?? value }
    }
  }
  return null
}

/** Options as a shopper chose them, in any language, named as the shop names them. */
export const ownChoices = (taxonomy: Taxonomy, choices: readonly Choice[] = []): Choice[] =>
  choices.map((choice) => ownChoice(taxonomy, choice) ?? choice)
