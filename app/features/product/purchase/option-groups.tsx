import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { type Choice as Chip, ChoiceChips } from '#app/ui/actions/choice-chips.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ShopText, textMarks } from '#app/ui/display/text/shop-text.tsx'
import type { ProductView } from '../product-view.ts'
import styles from './option-groups.module.css'
import { type Option, type OptionGroup, PARAMETER_PREFIX, stateOfOption } from './options.ts'
import type { Purchase } from './use-purchase.ts'

interface OptionGroupsProps {
  product: ProductView
  purchase: Purchase
}

const labelOf = (option: Option, isSoldOut: boolean) => {
  if (!isSoldOut) return option.name
  return option.swatch ? (
    m.product_option_sold_out({ option: option.name })
  ) : (
    <span className={styles.soldOut}>
      <ShopText>{option.name}</ShopText>
      <span className="visually-hidden">{m.product_out_of_stock()}</span>
    </span>
  )
}

const Group = ({ group, product, purchase }: OptionGroupsProps & { group: OptionGroup }) => {
  const { choice, choose, missing } = purchase
  const chosen = group.options.find(({ value }) => value === choice[group.key])
  const chips = group.options.map((option): Chip => {
    const state = stateOfOption(product.variations, choice, group.key, option.value)
    return {
      value: option.value,
      label: labelOf(option, state === 'sold_out'),
      disabled: state === 'impossible',
      swatch: option.swatch ?? undefined,
    }
  })
  const isMissing = missing.includes(group.key)
  return (
    <div className={cx(styles.group, isMissing && styles.missing)} data-options={group.key}>
      <ChoiceChips
        legend={
          chosen ? (
            <bdi {...textMarks(group.name)}>
              {group.name}:{' '}
              <bdi className={styles.chosen} {...textMarks(chosen.name)}>
                {chosen.name}
              </bdi>
            </bdi>
          ) : (
            <>
              <ShopText>{group.name}</ShopText>
              {': '}
              <span className={styles.chosen}>{m.product_not_chosen()}</span>
            </>
          )
        }
        name={PARAMETER_PREFIX + group.key}
        options={chips}
        value={chosen?.value ?? null}
        onChange={(value) => choose(group.key, value)}
      />
    </div>
  )
}

const Problem = ({ children }: { children: string }) => (
  <p className={styles.problem}>
    <Icon name="error-fill" size={16} />
    {children}
  </p>
)

/** The options of a variable product. Without script they are a form that asks for the page of the choice. */
export const OptionGroups = ({ product, purchase }: OptionGroupsProps) => {
  if (product.groups.length === 0) return null
  const { missing, isUnknown, choice, clear } = purchase
  const hasSeveral = product.groups.length > 1
  return (
    <form className={cx(styles.groups, hasSeveral && styles.several)} method="get">
      {hasSeveral && Object.keys(choice).length > 0 && (
        <Button variant="text" size="small" icon="close" className={styles.clear} onClick={clear}>
          {m.product_clear_choice()}
        </Button>
      )}
      {product.groups.map((group) => (
        <Group key={group.key} {...{ group, product, purchase }} />
      ))}
      <div className={styles.end} aria-live="polite">
        {missing.length > 0 && <Problem>{m.product_select_all_options()}</Problem>}
        {isUnknown && <Problem>{m.product_no_such_combination()}</Problem>}
      </div>
      <Button type="submit" variant="tonal" className={styles.submit}>
        {m.product_show_choice()}
      </Button>
    </form>
  )
}
