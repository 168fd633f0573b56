import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip, FilterChip, RemovableChip } from '../actions/chip.tsx'
import { ChoiceChips } from '../actions/choice-chips.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { digits } from '../digits.ts'
import { Row } from '../layout/container.tsx'
import { Box, Here, Part } from './part.tsx'
import { say } from './samples.ts'

const VARIANTS = ['filled', 'tonal', 'outlined', 'text', 'danger'] as const
const LOOKS = ['plain', 'tonal', 'filled', 'outlined', 'floating'] as const

export const Actions = () => {
  const [liked, setLiked] = useState(true)
  const [inStock, setInStock] = useState(true)
  const [size, setSize] = useState('m')
  const [color, setColor] = useState('#7c3aed')
  const buy = say('افزودن به سبد', 'Add to cart')
  return (
    <Part title={say('دکمه‌ها و تراشه‌ها', 'Buttons and chips')}>
      <Box>
        {(['large', 'medium', 'small'] as const).map((size) => (
          <Row key={size} loose>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {buy}
              </Button>
            ))}
          </Row>
        ))}
        <Row loose>
          <Button icon="add_shopping_cart">{buy}</Button>
          <Button variant="tonal" trailingIcon="arrow_forward">
            {say('ادامهٔ خرید', 'Go on')}
          </Button>
          <Button loading>{buy}</Button>
          <Button disabled>{say('ناموجود', 'Out of stock')}</Button>
          <Button variant="outlined" disabled>
            {say('ناموجود', 'Out of stock')}
          </Button>
          <Button variant="outlined" render={<Here />}>
            {say('این یک پیوند است', 'This is a link')}
          </Button>
        </Row>
        <Button full size="large" icon="lock">
          {say('ثبت سفارش و پرداخت', 'Place order and pay')}
        </Button>
        <Row loose>
          {LOOKS.map((variant) => (
            <IconButton key={variant} icon="share" label={say('هم‌رسانی', 'Share')} variant={variant} />
          ))}
          <IconButton
            icon="favorite"
            pressedIcon="favorite-fill"
            pressed={liked}
            label={say('علاقه‌مندی', 'Wish list')}
            onClick={() => setLiked(!liked)}
          />
          <IconButton
            icon="shopping_cart"
            badge={digits(3)}
            label={say('سبد خرید، ۳ کالا', 'Cart, 3 items')}
          />
          <IconButton icon="notifications" badge label={say('پیام‌های تازه', 'New messages')} />
          <IconButton icon="add" size="large" variant="filled" label={say('افزودن', 'Add')} />
          <IconButton icon="add" size="small" variant="tonal" label={say('افزودن', 'Add')} />
          <IconButton icon="arrow_back" label={say('بازگشت', 'Back')} disabled />
        </Row>
        <Row loose>
          <Chip icon="swap_vert">{say('جدیدترین', 'Newest')}</Chip>
          <Chip icon="tune" count={digits(2)}>
            {say('فیلتر', 'Filter')}
          </Chip>
          <Chip render={<Here />}>{say('پیوند', 'Link')}</Chip>
          <FilterChip selected={inStock} onClick={() => setInStock(!inStock)}>
            {say('فقط موجود', 'In stock')}
          </FilterChip>
          <FilterChip selected={false} count={digits(24)}>
            {say('تخفیف‌دار', 'On sale')}
          </FilterChip>
          <RemovableChip onRemove={() => setInStock(false)}>{say('برند: سونی', 'Brand: Sony')}</RemovableChip>
        </Row>
        <ChoiceChips
          legend={say('اندازه', 'Size')}
          value={size}
          onChange={setSize}
          options={[
            { value: 's', label: say('کوچک', 'Small') },
            { value: 'm', label: say('متوسط', 'Medium') },
            { value: 'l', label: say('بزرگ', 'Large'), disabled: true },
          ]}
        />
        <ChoiceChips
          legend={say('رنگ', 'Colour')}
          value={color}
          onChange={setColor}
          options={[
            { value: '#7c3aed', label: say('بنفش', 'Violet'), swatch: '#7c3aed' },
            { value: '#0f766e', label: say('سبزآبی', 'Teal'), swatch: '#0f766e' },
            { value: '#fff', label: say('سفید', 'White'), swatch: '#fff' },
            { value: '#111', label: say('مشکی', 'Black'), swatch: '#111', disabled: true },
          ]}
        />
      </Box>
    </Part>
  )
}
